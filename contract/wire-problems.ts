import type { Call } from './call.ts'
import type { ProblemCode } from './problem.ts'

/** Problems that any call can end in before its own work begins, so that calls don't list them. */
const ofEvery: readonly ProblemCode[] = ['BAD_REQUEST', 'TOO_LARGE', 'TOO_MANY', 'UNAVAILABLE', 'INTERNAL']
const ofEnvelope: readonly ProblemCode[] = ['BAD_ENVELOPE', 'CLOCK_SKEW', 'UNKNOWN_KEY', 'MAINTENANCE']
const ofSession: readonly ProblemCode[] = ['E_NO_SESSIONID', 'SESSION_ENDED']
const ofRepetition: readonly ProblemCode[] = ['TRANSACTION_REUSED', 'STILL_RUNNING']
const ofHold: readonly ProblemCode[] = ['A101', 'NOT_AUTHENTICATED']
/** Someone else saved between this call's read and its save. */
const ofSaving: readonly ProblemCode[] = ['VERSION_CONFLICT']

export const wireProblems = { ofEvery, ofEnvelope, ofSession, ofRepetition, ofHold, ofSaving }

/** Every problem that a call can end in: its own, and those of the way in. */
export function problemsOf(call: Call): readonly ProblemCode[] {
  const hasSession = call.caller === 'signed-in' || call.caller === 'applicant'
  return [
    ...new Set([
      ...call.problems,
      ...(call.allowed === 'by-action' ? (['WRONG_STATE'] as const) : []),
      ...(call.caller === 'applicant' ? ofHold : []),
      ...(call.caller === 'applicant' && call.repeat !== 'reveal' ? ofSaving : []),
      ...(hasSession ? ofSession : []),
      ...(call.repeat === 'effect' ? ofRepetition : []),
      ...(call.method === 'POST' ? ofEnvelope : (['BAD_ENVELOPE', 'UNKNOWN_KEY'] as const)),
      ...ofEvery,
    ]),
  ]
}

/** Problems that no served call ends in yet: their calls are open (`open-calls.ts`), or only the browser knows them. */
export const notGivenYet: readonly ProblemCode[] = ['P104', 'V100']
