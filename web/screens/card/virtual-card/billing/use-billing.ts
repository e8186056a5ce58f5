import type { RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import { statementInquiry } from '@card-journey/contract/calls/apps/statementInquiry.ts'
import { statementUpdate } from '@card-journey/contract/calls/apps/statementUpdate.ts'
import type { Outcome } from '../../../../engine/journey.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useLanguage } from '../../../../texts/screen-texts.ts'
import { proofProblems } from '../proof/proof-problems.ts'
import { useCardPart } from '../use-card-part.ts'

type Billing = ResponseOf<typeof statementInquiry>
export type OfferedStatement = NonNullable<Billing['statement']>
export type OfferedAutopay = NonNullable<Billing['autopay']>
export type AskedBilling = Omit<RequestOf<typeof statementUpdate>, 'language'>

/** How the holder is billed, and changing it. */
export function useBilling() {
  const language = useLanguage()
  const { ask } = useJourney()
  const attempt = useAttempt()
  const { read, again, show } = useCardPart(() => ask(statementInquiry, {}))
  const change = async (asked: AskedBilling): Promise<Outcome> => {
    const outcome = await attempt(statementUpdate, { ...asked, language }, [...proofProblems, 'FIELDS_REFUSED'])
    if (outcome.ok && !(await again())) show((present) => changed(present, asked.change))
    return outcome
  }
  return { read, again, change }
}

/** What holds after a change that the host has made, where it can't be asked. */
function changed({ statement, autopay }: Billing, { of: part, ...chosen }: AskedBilling['change']): Billing {
  return {
    ...(statement && { statement: { ...statement, ...(part === 'statement' && chosen) } }),
    ...(autopay && { autopay: { ...autopay, ...(part === 'autopay' && { account: undefined, ...chosen }) } }),
  }
}
