import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { refuse } from '../http/reply.ts'
import { wrongState } from '../http/wrong-state.ts'
import type { Unproven } from '../services/card/holder-proof.ts'
import type { Entry, Sending } from '../services/sign-in/one-time-code.ts'

/** The reply when no code was sent. `field`: where the address was typed. */
export function refuseSending(sending: Exclude<Sending, { kind: 'sent' }>, field: 'mobileNumber' | 'emailId') {
  switch (sending.kind) {
    case 'limited':
      return refuse('TOO_MANY', { retryAfterSeconds: sending.retryAfterSeconds })
    case 'tooSoon':
      return refuse('OTP_TOO_SOON', { retryAfterSeconds: sending.retryAfterSeconds })
    case 'spent':
      return refuse('otpAttemptsExceeded', { until: sending.until })
    case 'undeliverable':
      return refuse('CODE_NOT_SENT', { fields: { [field]: 'codeRefused' } })
  }
}

/** The reply to a wrong, dead or locked code. */
export function refuseEntry(entry: Exclude<Entry, { kind: 'right' }>) {
  switch (entry.kind) {
    case 'wrong':
      return refuse('OTP_WRONG', { triesLeft: entry.triesLeft })
    case 'dead':
      return refuse('OTP_EXPIRED')
    case 'spent':
      return refuse('otpAttemptsExceeded', { until: entry.until })
  }
}

/** The reply to whoever is not shown to be the card's holder. */
export function refuseUnproven(unproven: Unproven, view: ApplicationView) {
  switch (unproven.kind) {
    case 'opensByPin':
      return wrongState(view)
    case 'pinWrong':
      return refuse('PIN_WRONG', unproven.triesLeft === undefined ? {} : { triesLeft: unproven.triesLeft })
    case 'pinLocked':
      return refuse('PIN101', { until: unproven.until })
    case 'codeRefused':
      return refuseEntry(unproven.entry)
  }
}
