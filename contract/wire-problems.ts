import type { Call } from './call.ts'
import type { ProblemCode } from './problem.ts'

/** Problems that a call can end in before its own work begins, so that calls don't list them. */
const ofEvery = ['BAD_REQUEST', 'TOO_MANY', 'INTERNAL'] as const satisfies readonly ProblemCode[]
const ofMethod = {
  GET: ['BAD_ENVELOPE', 'UNKNOWN_KEY'],
  POST: ['BAD_ENVELOPE', 'UNKNOWN_KEY', 'CLOCK_SKEW', 'TOO_LARGE', 'MAINTENANCE'],
} as const satisfies Record<Call['method'], readonly ProblemCode[]>
const ofCaller = {
  anyone: [],
  browser: ['UNAVAILABLE'],
  'signed-in': ['UNAVAILABLE', 'E_NO_SESSIONID', 'SESSION_ENDED'],
  applicant: ['UNAVAILABLE', 'E_NO_SESSIONID', 'SESSION_ENDED', 'A101', 'NOT_AUTHENTICATED'],
} as const satisfies Record<Call['caller'], readonly ProblemCode[]>
const ofPlace = {
  any: [],
  'while-open': ['WRONG_STATE'],
  'by-action': ['WRONG_STATE'],
} as const satisfies Record<Call['allowed'], readonly ProblemCode[]>
const ofRepetition = {
  effect: ['TRANSACTION_REUSED', 'STILL_RUNNING'],
  read: [],
  reveal: [],
} as const satisfies Record<Call['repeat'], readonly ProblemCode[]>

export const wireProblems = { ofEvery, ofMethod, ofCaller, ofPlace, ofRepetition }

/**
 * For the list of each call that saves the record: someone else saved between its read and its save, or another open
 * application has this PAN.
 */
export const ofSaving = ['VERSION_CONFLICT', 'P101'] as const satisfies readonly ProblemCode[]

/** For the list of each call that takes the PIN of the card's holder, or a code where there is none. */
export const ofProof = [
  'PIN_WRONG',
  'OTP_WRONG',
  'OTP_EXPIRED',
  'otpAttemptsExceeded',
  'PIN101',
] as const satisfies readonly ProblemCode[]

/** For the list of each call that carries an action of a screen with its answers. */
export const ofStep = [
  'NOT_ELIGIBLE',
  'FIELDS_REFUSED',
  'CONSENT_CHANGED',
  'FIELD_NOT_YOURS',
  'NOT_FOUND',
  'P100',
  'P102',
  'P107',
  'crnAttemptsExceeded',
  ...ofSaving,
] as const satisfies readonly ProblemCode[]

/** What a call can end in before its own work begins. */
export type WayInProblemOf<C extends Call> =
  | (typeof ofEvery)[number]
  | (typeof ofMethod)[C['method']][number]
  | (typeof ofCaller)[C['caller']][number]
  | (typeof ofPlace)[C['allowed']][number]
  | (typeof ofRepetition)[C['repeat']][number]

export const wayInProblemsOf = (call: Call): readonly ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...ofPlace[call.allowed],
    ...ofCaller[call.caller],
    ...ofRepetition[call.repeat],
    ...ofMethod[call.method],
    ...ofEvery,
  ]),
]

/** Every problem that a call can end in: its own, and those of the way in. */
export const problemsOf = (call: Call): readonly ProblemCode[] => [
  ...new Set([...call.problems, ...wayInProblemsOf(call)]),
]

/**
 * Problems of the specification that no served call ends in: nothing here ends in P104 or V100, a weak PIN (PIN103)
 * is refused by its field's rule first.
 */
export const notGivenYet: readonly ProblemCode[] = ['P104', 'V100', 'PIN103']
