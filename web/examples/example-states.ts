import type { ReactElement } from 'react'
import type { FixtureProps } from './examples.tsx'
import type { JourneyState } from '../engine/journey.ts'

/** The states that every screen with questions has, by these names. */
export const askingStates = ['empty', 'filled', 'refused', 'saving', 'failed'] as const
export type AskingState = (typeof askingStates)[number]

/** The states, besides success, that every screen with fetched data has. */
export const fetchingStates = ['loading', 'failed'] as const

/** A save is in progress. */
export const saving: Partial<JourneyState> = { pending: true }

/** A call failed and the applicant stays on the screen, which says what to do (ER-10 ff.). */
export const stillRunning: Partial<JourneyState> = {
  problem: { ok: false, call: 'updateApplication', problem: 'STILL_RUNNING', detail: {}, message: '' },
}

export interface Asking {
  /** Answers that complete the form. */
  filled: Partial<FixtureProps>
  /** What differs if something is refused; the screen's action is pressed, unless typing the answers sends them. */
  refused: Partial<FixtureProps>
}

/** The states of a screen with questions; `at` renders the screen with what differs in one of them. */
export function asking(
  at: (different: Partial<FixtureProps>) => ReactElement,
  { filled, refused }: Asking,
): Record<AskingState, ReactElement> {
  return {
    empty: at({}),
    filled: at(filled),
    refused: at({ ...filled, pressed: true, ...refused }),
    saving: at({ ...filled, state: { ...filled.state, ...saving } }),
    failed: at({ ...filled, state: { ...filled.state, ...stillRunning } }),
  }
}
