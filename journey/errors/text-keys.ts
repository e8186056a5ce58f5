import type { AlsoScreen } from './catalogue.ts'
import type { TextSet } from './error-codes.ts'

/**
 * Every error has these three; an empty `buttonRequired` text means no button, any other is its label (SC-20, SC-23).
 */
export const textParts = ['heading', 'subHeading', 'buttonRequired'] as const

export type ErrorTextKey =
  | `${TextSet}.${(typeof textParts)[number]}`
  /** S100's extra first line (SC-21): nothing known, session ended, held by another session until a time. */
  | 'S100.firstSubHeading'
  | 'S100.firstSubHeadingEnded'
  /** And what stands in place of its other texts then. */
  | 'S100.headingEnded'
  | 'S100.subHeadingEnded'
  /** Where the button leads to the sign-in. */
  | 'S100.buttonSignIn'
  /** The way to what was decided, for the number that has proven itself. */
  | 'REJECTED_FOUND.details'
  /** While another session has it open until a time: `until`, formatted for the applicant. */
  | 'REJECTED_FOUND.detailsElsewhere'
  /** Further ways on beside the button. */
  | `also.${AlsoScreen}`
  /** In place of subHeading when the time is known: `until`, formatted for the applicant. */
  | `${TextSetUntil}.subHeadingUntil`
  /** The server responded, if only with a failure. */
  | '100.subHeadingAnswered'
  /** For who chose mobile banking with the PIN. */
  | `${'PIN105' | 'PIN105ETB'}.subHeadingBanking`

/** Errors that end at a time given by the server. */
export const textSetsUntil = [
  'REJECTED_FOUND',
  'underMaintenance',
  'PIN101',
  'otpAttemptsExceeded',
  'agentUnavailable',
  'E_INVALID_SESSION',
] as const satisfies readonly TextSet[]

export type TextSetUntil = (typeof textSetsUntil)[number]
