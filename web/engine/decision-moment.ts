import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { CallResult } from '@card-journey/contract/client.ts'
import { applicationIn } from './application-in.ts'
import type { Journey, JourneyState } from './journey.ts'

/** The decision's loader never flickers past, in ms. */
const shownAtLeast = 1200
/** Time to see what the bank's answer has ticked off, in ms. */
const seen = 400

/** Until a loader that was shown at `since` (ms of the page's own clock) may go, from when the answer is here. */
export function loaderSeen(since: number): Promise<void> {
  const left = since + shownAtLeast - performance.now()
  return new Promise((resolve) => setTimeout(resolve, Math.max(left, seen)))
}

/** What a decision came to. A limit counts only once it is approved. */
export const decidedBy = (application: ApplicationView | undefined): JourneyState['decided'] =>
  application?.facts.decision?.systemDecision === 'approve' && application.creditLimit !== undefined
    ? 'limitSet'
    : 'otherwise'

/** Before the record changes: the screen below the loader must not follow the new one while the loader is still there. */
export async function untilDecisionSeen(
  answer: CallResult<unknown>,
  since: number,
  update: Journey['update'],
): Promise<void> {
  if (answer.ok) update({ decided: decidedBy(applicationIn(answer.response)) })
  await loaderSeen(since)
}
