import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import { firstState } from './create-journey.ts'
import type { Journey, JourneyState } from './journey.ts'

export const JourneyContext = createContext<Journey | null>(null)

const firstOnServer = (): JourneyState => firstState

/** Their answers rest on several members of the state, so whoever uses one renders at every change. */
const restOnAll: readonly PropertyKey[] = ['state', 'mayEnter', 'session', 'now', 'today'] satisfies (keyof Journey)[]

/**
 * The journey and its state: what a screen reads, and how it saves. Renders again when a member changes that was read from
 * it: a save changes several, one after another, and most parts of a page show none of them.
 */
export function useJourney(): Journey & JourneyState {
  const journey = useContext(JourneyContext)
  if (!journey) throw new Error('Screens stand inside a JourneyContext')
  const { latest, over } = useMemo(() => watchReads(journey), [journey])
  return over(useSyncExternalStore(journey.subscribe, latest, firstOnServer))
}

function watchReads(journey: Journey) {
  const read = new Set<keyof JourneyState>()
  let known = journey.state()

  /** The same object until a member changes that has been read. */
  const latest = (): JourneyState => {
    const state = journey.state()
    for (const name of read) if (!isSame(state, known, name)) known = state
    return known
  }
  const get = (state: JourneyState, name: PropertyKey): unknown => {
    if (isMember(name)) {
      read.add(name)
      // React hydrates with what the server rendered, however far the journey is by then.
      return (state === firstState ? state : journey.state())[name]
    }
    if (restOnAll.includes(name)) for (const each of members) read.add(each)
    return journey[name as keyof Journey]
  }
  // Safe: `get` answers for the members of both.
  const over = (state: JourneyState) =>
    new Proxy(journey, { get: (_, name) => get(state, name) }) as Journey & JourneyState
  return { latest, over }
}

const isSame = (one: JourneyState, other: JourneyState, name: keyof JourneyState): boolean =>
  one[name] === other[name] || (name === 'application' && shownOf(one) === shownOf(other))

const shownBefore = new WeakMap<ApplicationView, string>()

/** The application without its drafts: they come and go with each pause in typing, and a form reads them only as it begins. */
function shownOf({ application }: JourneyState): string | undefined {
  if (!application) return undefined
  const before = shownBefore.get(application)
  if (before !== undefined) return before
  const now = JSON.stringify({ ...application, drafts: undefined, draftedAt: undefined })
  shownBefore.set(application, now)
  return now
}

const members = Object.keys(firstState) as (keyof JourneyState)[]

const isMember = (name: PropertyKey): name is keyof JourneyState => name in firstState
