import { useState } from 'react'
import type { Person } from '../people/person.ts'
import { topics } from '../people/topics.ts'
import { matching } from './matching.ts'
import { PeopleOfKind } from './PeopleOfKind.tsx'
import { Stranger } from './Stranger.tsx'
import { Unreached } from './Unreached.tsx'
import { usePolled } from './use-polled.ts'
import './console.css'
import './people.css'

const kinds = [
  { customerType: 'NTB', title: 'New to the bank' },
  { customerType: 'ETB', title: 'Existing customers' },
] as const

/** Everyone listed, by what they are for: a press opens the journey as them, and their codes arrive beside. */
export function PeoplePage() {
  const [search, setSearch] = useState('')
  const [linked] = useState(() => new URLSearchParams(location.search).get('mobile') ?? undefined)
  const [shown, setShown] = useState(linked)
  const { value: people, reached } = usePolled<Person[]>('/people', 60_000)
  const { value: journey } = usePolled<{ url: string }>('/journey', 60_000)
  const found = people && matching(people, search)
  const isUnfolded = ({ mobiles }: { mobiles: readonly string[] }) =>
    search.trim() !== '' || mobiles.includes(linked ?? topics[0]?.mobiles[0] ?? '')
  const [newcomers, customers] = kinds.map(({ customerType, title }) => (
    <PeopleOfKind
      key={customerType}
      title={title}
      topics={topics.filter((topic) => topic.customerType === customerType)}
      found={found}
      isLoading={!people && reached}
      isUnfolded={isUnfolded}
      journeyUrl={journey?.url}
      shown={shown}
      onShow={setShown}
    />
  ))
  return (
    <main id="content" className="console console--people" tabIndex={-1}>
      <div className="console__head">
        <h1>People</h1>
        <p className="muted">
          Open the journey as one of them, in a new tab with their mobile number filled in. Under each name: the mobile
          number, the PAN and the date of birth to enter.
        </p>
      </div>
      {reached ? null : <Unreached />}
      <label className="field console__search">
        Search names, numbers, stories
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      {newcomers}
      <div className="console__column">
        {customers}
        {journey ? <Stranger journeyUrl={journey.url} /> : null}
      </div>
    </main>
  )
}
