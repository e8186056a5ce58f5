import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import type { Person } from '../people/person.ts'
import type { Topic } from '../people/topics.ts'
import { PersonRow } from './PersonRow.tsx'

interface Props {
  title: string
  topics: readonly Topic[]
  /** Absent until they are known. */
  found: readonly Person[] | undefined
  isLoading: boolean
  isUnfolded: (topic: Topic) => boolean
  journeyUrl: string | undefined
  /** The mobile whose codes are shown. */
  shown: string | undefined
  onShow: (mobile: string | undefined) => void
}

/** The people of one kind in topics that fold; a topic in which a search finds nobody is left out. */
export function PeopleOfKind({ title, topics, found, isLoading, isUnfolded, journeyUrl, shown, onShow }: Props) {
  const filled = topics
    .map((topic) => ({ topic, people: found?.filter(({ mobile }) => topic.mobiles.includes(mobile)) ?? [] }))
    .filter(({ people }) => people.length > 0)
  const count = filled.reduce((sum, { people }) => sum + people.length, 0)
  return (
    <Panel heading={found ? `${title} (${count})` : title}>
      {isLoading ? <Skeleton shapes={['line', 'line', 'line']} label="Loading the people" /> : null}
      {found && count === 0 ? <p className="muted">Nobody matches.</p> : null}
      <div className="topics">
        {filled.map(({ topic, people }) => (
          <details key={topic.title} className="topic" open={isUnfolded(topic)}>
            <summary>
              <h3>{topic.title}</h3> <span className="muted small">{people.length}</span>
            </summary>
            <ul className="people">
              {people.map((person) => (
                <PersonRow
                  key={person.mobile}
                  person={person}
                  journeyUrl={journeyUrl}
                  isShown={person.mobile === shown}
                  onShow={(isShown) => onShow(isShown ? person.mobile : undefined)}
                />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </Panel>
  )
}
