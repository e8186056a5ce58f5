import type { ErrorCode } from './error-codes.ts'

/** `answered`: the host said no. `broken`: network, time-out or HTTP failure, after its retries in place. */
export type Failure = { kind: 'answered'; errorCode?: string } | { kind: 'broken' }

/** `error` is the failure screen (/error), `auth-error` the generic one (/auth/error). */
export interface FailureScreen {
  screen: 'error' | 'auth-error'
  type: ErrorCode
}

/** Calls whose failure shows the failure screen (ER-13 to ER-16, ER-05). */
const failureScreenCalls: ReadonlySet<string> = new Set([
  'generateOTP',
  'validateOTP',
  'createApplication',
  'dedupeWithMOBAndDOB',
  'getClientData',
  'getProductDetails',
  'getPreferenceDetails',
])

/** The screen for a failed call that neither a field message nor a retry has dealt with. */
export function failureScreen(call: string, failure: Failure): FailureScreen {
  if (call === 'applicationDetails') return getApplicationFailure(failure)
  // If create is refused for a business reason, the generic error is shown; if it breaks, the failure screen (rulings,
  // ER-33).
  if (call === 'createApplication' && failure.kind === 'answered')
    return { screen: 'auth-error', type: 'CREATE_FAILED' }
  // Both bureaus have failed for as long as it is tried.
  if (call === 'bureauCheck') return { screen: 'auth-error', type: 'C101' }
  return failureScreenCalls.has(call) ? { screen: 'error', type: '100' } : { screen: 'auth-error', type: 'S100' }
}

/** Get application (ER-06 to ER-09): held by another session → /error with its sentence; anything else → /auth/error. */
function getApplicationFailure(failure: Failure): FailureScreen {
  const code = failure.kind === 'answered' ? failure.errorCode?.trim().toUpperCase() : undefined
  const held = code === 'E_INVALID_SESSION' || code === 'E_NO_SESSIONID'
  return held ? { screen: 'error', type: 'E_INVALID_SESSION' } : { screen: 'auth-error', type: 'S100' }
}
