import type { ErrorCode } from '@card-journey/journey/errors/error-codes.ts'
import { failureScreen } from '@card-journey/journey/errors/failure-screen.ts'
import { errorTypeOfHttp } from '@card-journey/journey/errors/http-class.ts'
import { diagnostic, updateNote } from '@card-journey/journey/errors/diagnostic.ts'
import type { Failure } from './failure.ts'
import type { ErrorDetails } from './journey.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'

type ProblemName = Failure['problem']

/** How the browser shows a problem: beside a field, in place, or on its own screen. */
export type Route =
  | { kind: 'fields'; fields: Readonly<Record<string, MessageKey>> }
  | { kind: 'in-place' }
  | { kind: 'stands-elsewhere' }
  | { kind: 'downtime' }
  | { kind: 'screen'; screen: 'error' | 'auth-error'; type: ErrorCode | ProblemName }

/** Problems that are about one answer (rulings, ER-10 ff.). */
const fieldProblems: Partial<Record<ProblemName, Readonly<Record<string, MessageKey>>>> = {
  OTP_WRONG: { otp: 'otpWrong' },
  PIN_WRONG: { mpin: 'pinWrong' },
  OTP_EXPIRED: { otp: 'otpExpired' },
  PINCODE_NOT_FOUND: { pincode: 'pincodeNotServiceable' },
  aadhaarUnknown: { uid: 'uidInvalid' },
}

/** Problems that name the fields they are about. */
const saysFields: readonly ProblemName[] = ['FIELDS_REFUSED', 'CODE_NOT_SENT', 'CONSENT_CHANGED']

/** Problems that leave the applicant on the screen, with its own text or the shell's. */
const inPlace: readonly ProblemName[] = [
  'OTP_TOO_SOON',
  'TOO_MANY',
  'STILL_RUNNING',
  'VERSION_CONFLICT',
  'aadhaarNameMismatch',
  'TICKET_EXPIRED',
  'NOT_ELIGIBLE',
  'CODE_NOT_SENT',
  'CONSENT_CHANGED',
]

/** Not caused by the applicant: the network, a proxy, a bug, an outage, a protocol refusal. */
const broken: readonly ProblemName[] = [
  'NETWORK',
  'INTERNAL',
  'UNAVAILABLE',
  'BAD_ENVELOPE',
  'CLOCK_SKEW',
  'UNKNOWN_KEY',
  'BAD_REQUEST',
  'FIELD_NOT_YOURS',
  'FIELDS_REFUSED',
  'TRANSACTION_REUSED',
  'TOO_LARGE',
  'NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'WRONG_STATE',
]

/** Where a failed call leads (ER-01 to ER-16, ER-33). */
export function routeOf({ problem, detail, call, httpStatus }: Failure): Route {
  if (saysFields.includes(problem) && detail.fields)
    return { kind: 'fields', fields: detail.fields as Readonly<Record<string, MessageKey>> }
  const fields = fieldProblems[problem]
  if (fields) return { kind: 'fields', fields }
  if (problem === 'WRONG_STATE' && detail.application) return { kind: 'stands-elsewhere' }
  if (problem === 'MAINTENANCE') return { kind: 'downtime' }
  if (inPlace.includes(problem)) return { kind: 'in-place' }
  if (problem === 'SESSION_ENDED') return { kind: 'screen', screen: 'auth-error', type: 'S100' }
  if (problem === 'E_INVALID_SESSION' || problem === 'E_NO_SESSIONID')
    return { kind: 'screen', ...failureScreen('applicationDetails', { kind: 'answered', errorCode: problem }) }
  if (!broken.includes(problem)) return { kind: 'screen', screen: 'auth-error', type: problem }
  const to = failureScreen(call, { kind: 'broken' })
  const type = to.screen === 'error' && httpStatus ? errorTypeOfHttp(httpStatus) : to.type
  return { kind: 'screen', screen: to.screen, type }
}

/** What the page of a failure may say besides its type. */
export const errorDetailsOf = (
  type: string,
  { problem, detail: { until, heldUntil, triesLeft }, httpStatus }: Failure,
): ErrorDetails => ({
  type,
  ended: problem === 'SESSION_ENDED',
  until,
  heldUntil,
  triesLeft,
  answered: httpStatus !== undefined,
})

/** The note of a failed call for the report to the server, never shown (ER-05, ER-10, ER-11). */
export const diagnosticOf = ({ call, problem, message, httpStatus }: Failure): string =>
  noteOf(call, httpStatus === undefined ? message || problem : problem, httpStatus !== undefined).slice(0, 200)

const noteOf = (call: string, message: string, answered: boolean): string =>
  call === 'updateApplication' ? updateNote(call, answered ? { answered } : { message }) : diagnostic(call, message)
