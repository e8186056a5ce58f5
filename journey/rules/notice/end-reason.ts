import type { Application } from '../../application/application.ts'
import type { EndReason } from '../../application/end-reasons.ts'
import { codeOf } from '../../fields/flag.ts'
import { trustReason } from '../credit/business-rules.ts'

/** What the reason follows from. */
export type Ended = Pick<
  Application,
  | 'completedScreen'
  | 'rejectionCode'
  | 'reason'
  | 'rejectedDate'
  | 'incomeDocRequired'
  | 'breFinalStatus'
  | 'workDetails'
  | 'facts'
>

/** Internal code → reason: the first level of the bank's table (bank/data/decision-notice.json). */
export type ReasonByCode = Readonly<Record<string, EndReason>>

/**
 * Why an application ended, as far as its applicant may know; undefined while it has not ended. A code that the bank's
 * table does not list is `general`: nothing internal gets out by being new.
 */
export function endReason(application: Ended, codes: ReasonByCode): EndReason | undefined {
  const { completedScreen, facts, rejectedDate } = application
  if (facts.withdrawn) return 'withdrawn'
  switch (completedScreen) {
    case 'BRE_REJECT':
      // A soft reject has not ended while its offer is open, or accepted and not decided on.
      return rejectedDate ? decided(application, codes) : undefined
    case 'FINAL_BRE_REJECT':
      return byCode(application, codes) ?? 'general'
    case 'INTERNAL_REJECTION':
      return facts.pincodeRefused ? 'pincode' : (byCode(application, codes) ?? 'general')
    case 'NOT_SOURCING':
      // Not over: a branch continues, or another number does, and the screen says so.
      if (facts.numberRevoked) return undefined
      return application.workDetails?.companyName ? 'employer' : 'general'
    case 'VKYC_REJECT':
      return 'identity'
    case 'LOS_REJECT':
    case 'CRM_REJECT':
      return 'general'
    default:
      return undefined
  }
}

/** The rules rejected it, the additional check did, or it was approved only on proof of income (BR-03, BR-09). */
function decided(application: Ended, codes: ReasonByCode): EndReason {
  const listed = byCode(application, codes)
  if (listed) return listed
  if (application.reason === trustReason) return 'additionalCheck'
  const proofAsked = codeOf(application.breFinalStatus) !== 'REJECT' && codeOf(application.incomeDocRequired) !== 'N'
  return proofAsked ? 'incomeProof' : 'general'
}

function byCode({ rejectionCode }: Ended, codes: ReasonByCode): EndReason | undefined {
  const code = codeOf(rejectionCode)
  return code ? Object.entries(codes).find(([listed]) => codeOf(listed) === code)?.[1] : undefined
}
