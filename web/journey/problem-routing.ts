import type { Answer } from '@card-journey/contract/client.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'

export type Failure = Extract<Answer<unknown>, { ok: false }>
export type ProblemName = Failure['problem'] | 'UNSUPPORTED_CRYPTO'

/** What the browser does about a problem: beside a field, in place, or on a screen of its own. */
export type Route =
  | { kind: 'fields'; fields: Readonly<Record<string, MessageKey>> }
  | { kind: 'in-place' }
  | { kind: 'stands-elsewhere' }
  | { kind: 'screen'; screen: 'error' | 'auth-error'; type: string }

/** Problems that are about one answer (decisions, ER-10 ff.). */
const fieldProblems: Partial<Record<ProblemName, Readonly<Record<string, MessageKey>>>> = {
  OTP_WRONG: { otp: 'otpWrong' },
  OTP_EXPIRED: { otp: 'otpExpired' },
  EMAIL_NOT_VERIFIED: { emailId: 'emailNotVerified' },
  PAN_NOT_LINKED: { panNumber: 'panNotLinked' },
  PAN_NAME_MISMATCH: { firstName: 'panNameMismatch' },
  PAN_BIRTH_DATE_MISMATCH: { dateOfBirth: 'birthDateMismatch' },
  PINCODE_NOT_FOUND: { pincode: 'pincodeNotServiceable' },
  PINCODE_NOT_SERVED: { pincode: 'pincodeNotServiceable' },
  PIN103: { mpin: 'mpinInvalid' },
  aadhaarUnknown: { uid: 'uidInvalid' },
}

/** Problems that leave the applicant on the screen, which says them in its own words or in the shell's. */
const inPlace: readonly ProblemName[] = ['OTP_TOO_SOON', 'TOO_MANY', 'PIN_WRONG', 'STILL_RUNNING', 'VERSION_CONFLICT']

/**
 * Where a failed call leads. `inside`: the applicant is under /auth, where the generic error screen answers; before it,
 * the failure screen does (ER-06 to ER-16, ER-33).
 */
export function routeOf(failure: Failure, inside: boolean): Route {
  const { problem, detail } = failure
  if (problem === 'FIELDS_REFUSED' && detail.fields)
    return { kind: 'fields', fields: detail.fields as Readonly<Record<string, MessageKey>> }
  const fields = fieldProblems[problem]
  if (fields) return { kind: 'fields', fields }
  if (problem === 'WRONG_STATE' && detail.application) return { kind: 'stands-elsewhere' }
  if (inPlace.includes(problem)) return { kind: 'in-place' }
  if (problem === 'E_INVALID_SESSION' || problem === 'E_NO_SESSIONID')
    return { kind: 'screen', screen: 'error', type: 'E_INVALID_SESSION' }
  if (problem === 'SESSION_ENDED') return { kind: 'screen', screen: 'auth-error', type: 'S100' }
  if (outages.includes(problem))
    return { kind: 'screen', screen: inside ? 'auth-error' : 'error', type: outageType(failure, inside) }
  return { kind: 'screen', screen: 'auth-error', type: problem }
}

/** Nothing of the applicant's making: the network, a proxy, a bug, an outage, a protocol refusal. */
const outages: readonly ProblemName[] = [
  'NETWORK',
  'UNSUPPORTED_CRYPTO',
  'INTERNAL',
  'UNAVAILABLE',
  'BAD_ENVELOPE',
  'CLOCK_SKEW',
  'UNKNOWN_KEY',
  'BAD_REQUEST',
  'FIELD_NOT_YOURS',
  'TRANSACTION_REUSED',
  'TOO_LARGE',
  'NOT_FOUND',
  'WRONG_STATE',
]

/** A failed call without a type of its own is S100 inside (ER-10), and its HTTP class outside (ER-02 to ER-04). */
function outageType({ problem, httpStatus }: Failure, inside: boolean): string {
  if ((problem as ProblemName) === 'UNSUPPORTED_CRYPTO') return 'UNSUPPORTED_CRYPTO'
  if (inside) return 'S100'
  return httpStatus === 404 ? '404' : httpStatus === 500 ? '500' : 'generic'
}

/** "API FAILED: {call} | {message}" (ER-11): for the report to the server, never shown. */
export const diagnosticOf = ({ call, problem, message }: Failure): string =>
  `API FAILED: ${call} | ${message || problem}`.slice(0, 200)
