import { useState } from 'react'
import type { Person } from '../people/person.ts'
import { usePolled } from './use-polled.ts'

const groups = [
  { customerType: 'NTB', title: 'New to the bank' },
  { customerType: 'ETB', title: 'Existing customers' },
] as const

/** Everyone listed, with the path they are for and entries that work. */
export function People({ onInbox }: { onInbox: (mobile: string) => void }) {
  const [search, setSearch] = useState('')
  const { value: people = [] } = usePolled<Person[]>('/people')
  const words = search.toLowerCase().split(/\s+/)
  const found = people.filter((person) => {
    const text = `${person.mobile} ${person.firstName} ${person.lastName} ${person.story}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <section className="panel people" aria-labelledby="people-heading">
      <h2 id="people-heading">People</h2>
      <p className="quiet">
        Any other mobile is a new-to-bank applicant whose outcome follows from what is entered: age, income, PAN.
      </p>
      <label className="field">
        Search
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {groups.map(({ customerType, title }) => (
        <div key={customerType}>
          <h3>{title}</h3>
          <ul className="persons">
            {found
              .filter((person) => person.customerType === customerType)
              .map((person) => (
                <li key={person.mobile} className="person">
                  <button type="button" onClick={() => onInbox(person.mobile)}>
                    {person.mobile}
                    <span className="hidden"> show inbox</span>
                  </button>
                  <div>
                    <p>{person.story}</p>
                    <p className="quiet">
                      {person.firstName} {person.lastName} · PAN {person.panNumber} · born{' '}
                      {person.dateOfBirth.split('-').reverse().join('/')}
                      {person.relationship ? ` · CRN ${person.relationship.crns.map(({ crn }) => crn).join(', ')}` : ''}
                    </p>
                    {person.prepared ? (
                      <p className="quiet">
                        /confirm?requestId={person.prepared.requestId}&amp;clientId={person.prepared.clientId}
                      </p>
                    ) : null}
                  </div>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
