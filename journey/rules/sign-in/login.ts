import type { Application } from '../../application/application.ts'
import { codeOf } from '../../fields/flag.ts'
import type { Policy } from '../../policy.ts'
import { isPartnerChannel, type PartnerChannel } from '../entry/channels.ts'
import { meaningOfHostState } from './host-state.ts'
import { blockedUntil } from '../life/rejection-block.ts'
import { isRestricted } from '../product/restricted-products.ts'

export type LoginApplication = Partial<
  Pick<
    Application,
    'completedScreen' | 'productCode' | 'channelCode' | 'rejectionCode' | 'approvedDate' | 'rejectedDate'
  >
> & { mobileNumber?: string }

export interface LoginFacts {
  /** `emptyResult`: a reply without a response field. `none`: success with an empty list. */
  answer: 'notAuthenticated' | 'emptyResult' | 'none' | LoginApplication
  /** The number that the one-time code proved. */
  mobileNumber: string
  /** The applicant came to continue an application (application_id_params is set), not to start one. */
  signingIn: boolean
  /** State of the application at the bank's host, where it has one (NX-S-14). */
  hostState?: string
  /** The checked external URL of the product, where the bank has one. */
  productUrl?: string
}

export type LoginOutcome =
  | { to: 'dedupe' }
  | { to: 'nextStep' }
  | { to: 'external'; url: string }
  | { to: 'error'; type: 'A100' | 'NOT_AUTHENTICATED' | 'PARTNER_RESTRICTED' | 'APPROVED_FOUND' }
  /** `until`: the first day on which to apply again, if known. */
  | { to: 'error'; type: 'REJECTED_FOUND'; until: string | null }

export interface LoginPolicy extends PartnerChannel, Pick<Policy, 'restrictedProducts' | 'rejectionBlockDays'> {
  /**
   * The code that makes INTERNAL_REJECTION redirect to the product's URL (rulings, LG-27). The browser never sees it.
   */
  redirectingRejectionCode?: string
}

/** Where a proven mobile number leads (section 4, mobile OTP login, 2 to 4; LG-04 to LG-19). `today` is the day in India. */
export function loginOutcome(facts: LoginFacts, today: string, policy: LoginPolicy): LoginOutcome {
  const { answer } = facts
  if (answer === 'notAuthenticated') return { to: 'error', type: 'NOT_AUTHENTICATED' }
  if (answer === 'emptyResult') return { to: 'error', type: facts.signingIn ? 'A100' : 'NOT_AUTHENTICATED' }
  const absent: LoginOutcome = facts.signingIn ? { to: 'error', type: 'A100' } : { to: 'dedupe' }
  if (answer === 'none' || !answer.completedScreen || answer.mobileNumber !== facts.mobileNumber) return absent

  const rejection = rejectionOf(answer, facts.hostState, today, policy.rejectionBlockDays)
  if (rejection === 'over') return absent
  const partner = isPartnerChannel(answer.channelCode, policy)
  if (isRestricted(answer.productCode ?? '', policy) && !partner) return { to: 'error', type: 'PARTNER_RESTRICTED' }
  if (redirects(answer, policy) && facts.productUrl) return { to: 'external', url: facts.productUrl }
  const reopened = meaningOfHostState(facts.hostState) === 'reopened'
  if (answer.approvedDate && !partner && !reopened) return { to: 'error', type: 'APPROVED_FOUND' }
  if (rejection) return { to: 'error', type: 'REJECTED_FOUND', until: rejection.until }
  if (redirects(answer, policy)) return { to: 'error', type: 'REJECTED_FOUND', until: null }
  return { to: 'nextStep' }
}

const redirects = (application: LoginApplication, { redirectingRejectionCode }: LoginPolicy): boolean =>
  application.completedScreen === 'INTERNAL_REJECTION' &&
  redirectingRejectionCode !== undefined &&
  codeOf(application.rejectionCode) === codeOf(redirectingRejectionCode)

function rejectionOf(
  application: LoginApplication,
  hostState: string | undefined,
  today: string,
  blockDays: number,
): 'over' | { until: string | null } | undefined {
  const state = meaningOfHostState(hostState)
  if (state === 'reopened') return undefined
  if (state !== 'rejected' && !application.rejectedDate) return undefined
  const until = blockedUntil(application.rejectedDate, today, blockDays)
  return until === undefined ? 'over' : { until }
}
