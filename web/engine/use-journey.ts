import { createContext, useContext, useSyncExternalStore } from 'react'
import { firstState } from './create-journey.ts'
import type { Journey, JourneyState } from './journey.ts'

export const JourneyContext = createContext<Journey | null>(null)

const firstOnServer = (): JourneyState => firstState

/** The journey and its state: what a screen reads, and how it saves. */
export function useJourney(): Journey & JourneyState {
  const journey = useContext(JourneyContext)
  if (!journey) throw new Error('Screens stand inside a JourneyContext')
  const state = useSyncExternalStore(journey.subscribe, journey.state, firstOnServer)
  return { ...journey, ...state }
}
