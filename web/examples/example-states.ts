import type { ReactElement } from 'react'
import type { FixtureProps } from './examples.tsx'
import type { JourneyState } from '../engine/journey.ts'

/** The states that every screen with questions has, by these names. */
export const askingStates = ['empty', 'filled', 'refused', 'saving', 'failed'] as const
export type AskingState = (typeof askingStates)[number]

/** The states, beside those of success, that every screen with fetched data has. */
export const fetchingStates = ['loading', 'failed'] as const

/** A save is under way. */
export const saving: Partial<JourneyState> = { pending: true }

/** A call failed and leaves the applicant on the screen, which says what to do (ER-10 ff.). */
export const stillRunning: Partial<JourneyState> = {
  problem: { ok: false, call: 'updateApplication', problem: 'STILL_RUNNING', detail: {}, message: '' },
}

export interface Asking {
  /** What makes the form complete. */
  filled: Partial<FixtureProps>
  /** What is different where something is refused; the screen's action is pressed. */
  refused: Partial<FixtureProps>
}

/** The states of a screen with questions; `at` draws the screen with what is different in one of them. */
export function asking(
  at: (different: Partial<FixtureProps>) => ReactElement,
  { filled, refused }: Asking,
): Record<AskingState, ReactElement> {
  return {
    empty: at({}),
    filled: at(filled),
    refused: at({ ...filled, ...refused, pressed: true }),
    saving: at({ ...filled, state: { ...filled.state, ...saving } }),
    failed: at({ ...filled, state: { ...filled.state, ...stillRunning } }),
  }
}
