import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import type { Person } from '../people/person.ts'
import { PersonRow } from './PersonRow.tsx'
import { Stranger } from './Stranger.tsx'
import { Unreached } from './Unreached.tsx'
import { usePolled } from './use-polled.ts'
import './console.css'

const groups = [
  { customerType: 'NTB', title: 'New to the bank' },
  { customerType: 'ETB', title: 'Existing customers' },
] as const

/** Everyone listed, with the path they are for: a press opens the journey as them, and their codes arrive beside. */
export function PeoplePage() {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(() => new URLSearchParams(location.search).get('mobile') ?? undefined)
  const { value: listed, reached } = usePolled<Person[]>('/people', 60_000)
  const { value: journey } = usePolled<{ url: string }>('/journey', 60_000)
  const people = listed ?? []
  const words = search.toLowerCase().split(/\s+/)
  const found = people.filter((person) => {
    const text = `${person.mobile} ${person.firstName} ${person.lastName} ${person.story}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return (
    <main id="content" className="console" tabIndex={-1}>
      <div className="console__head">
        <h1>People</h1>
        <p className="muted">
          Open the journey as one of them, in a new tab with their mobile number filled in. The codes that they are sent
          arrive here.
        </p>
      </div>
      {reached ? null : <Unreached />}
      {journey ? <Stranger journeyUrl={journey.url} /> : null}
      <label className="field console__search">
        Search by name, number or story
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {groups.map(({ customerType, title }) => {
        const group = found.filter((person) => person.customerType === customerType)
        return (
          <Panel key={customerType} heading={listed ? `${title} (${group.length})` : title}>
            {listed || !reached ? null : <Skeleton shapes={['line', 'line', 'line']} label="Loading the people" />}
            {people.length > 0 && group.length === 0 ? <p className="muted">Nobody matches.</p> : null}
            <ul className="people">
              {group.map((person) => (
                <PersonRow
                  key={person.mobile}
                  person={person}
                  journeyUrl={journey?.url}
                  isShown={person.mobile === shown}
                  onShow={(isShown) => setShown(isShown ? person.mobile : undefined)}
                />
              ))}
            </ul>
          </Panel>
        )
      })}
    </main>
  )
}
