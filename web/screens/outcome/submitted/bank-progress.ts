import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { TimelineState } from '@card-journey/ui/Timeline.tsx'
import type { AwaitedParty } from '../../../engine/use-polling.ts'

/** `check` and `result`: a person looks at it. `address` and `resumed`: the customer's record is updated first. */
export type BankStep =
  | 'file'
  | 'verification'
  | 'review'
  | 'card'
  | 'delivery'
  | 'check'
  | 'result'
  | 'address'
  | 'resumed'

export interface BankProgress {
  /** What is done already: the application is received, or, before it is complete, the answers, or a new address. */
  begun: 'received' | 'answers' | 'newAddress'
  /** In order; verification only if the loan system or a review is involved. Empty: nothing runs yet. */
  steps: readonly { step: BankStep; state: TimelineState }[]
  /** Whether a check is still to come, after which the answer may be no. */
  checking?: boolean
  /** What the applicant must be told besides the steps. */
  news?: 'rejected' | 'pending' | 'address' | 'cardFailed'
  /** Who acts next; absent: nothing changes any more. */
  awaited?: AwaitedParty
}

/** Marker → the step that runs; the steps before it are done. */
const running: Partial<Record<Marker, BankStep>> = {
  CKYC_APPROVED: 'file',
  NSTP_CKYC_APPROVED: 'file',
  VKYC_APPROVED: 'file',
  BCIF_INIT: 'file',
  BRE_APPROVED: 'file',
  FIRST_BRE_REFERRED: 'file',
  BCIF_PUSH: 'file',
  BCIF_APPROVED: 'verification',
  LOS_PUSH: 'verification',
  LOS_REJECT: 'verification',
  CRM_PUSH: 'verification',
  CRM_REJECT: 'verification',
  CRM_APPROVED: 'card',
  LOS_APPROVED: 'card',
  VISIONPLUS_PUSH: 'card',
  VISIONPLUS_FAILED: 'card',
}

/** What the bank's back office is doing for an application at submitted (rulings, section 3). */
export function bankProgress({ completedScreen, journeyMode }: ApplicationView): BankProgress {
  if (completedScreen === 'PENDING') {
    // No card is promised: what follows depends on the result.
    const steps = [
      { step: 'check', state: 'now' },
      { step: 'result', state: 'waiting' },
    ] as const
    return { begun: journeyMode ? 'received' : 'answers', steps, news: 'pending', awaited: 'people' }
  }
  if (completedScreen === 'ADDRESS_UPDATE_PENDING') {
    const steps = [
      { step: 'address', state: 'now' },
      { step: 'resumed', state: 'waiting' },
    ] as const
    return { begun: 'newAddress', steps, news: 'address', awaited: 'people' }
  }
  const begun = 'received'
  const order: readonly BankStep[] = journeyMode === 'STP' ? ['file', 'card'] : ['file', 'verification', 'card']
  const now = running[completedScreen] ?? 'file'
  // Straight through means no verification: after the customer file comes the card.
  const at = Math.max(0, order.indexOf(now === 'verification' && journeyMode === 'STP' ? 'card' : now))
  // A card host that is busy or down is asked again: the step is still running and has not failed.
  const failed = completedScreen === 'LOS_REJECT' || completedScreen === 'CRM_REJECT'
  const shown = order.map((step, index) => ({
    // People review an NSTP application; for the others it is a check of the loan system.
    step: step === 'verification' && journeyMode === 'NSTP' ? ('review' as const) : step,
    state: index < at ? 'done' : index > at ? 'waiting' : failed ? 'failed' : ('now' as TimelineState),
  }))
  const steps = [...shown, { step: 'delivery', state: 'waiting' } as const]
  if (failed) return { begun, steps, news: 'rejected' }
  if (completedScreen === 'VISIONPLUS_FAILED') return { begun, steps, news: 'cardFailed', awaited: 'people' }
  const checking = order[1] === 'verification' && at < 2
  return { begun, steps, checking, awaited: completedScreen === 'CRM_PUSH' ? 'people' : 'systems' }
}
