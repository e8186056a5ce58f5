import type { RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import { spendInquiry } from '@card-journey/contract/calls/apps/spendInquiry.ts'
import { spendUpdate } from '@card-journey/contract/calls/apps/spendUpdate.ts'
import type { Outcome } from '../../../../engine/journey.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { proofProblems } from '../proof/proof-problems.ts'
import { useCardPart } from '../use-card-part.ts'

export type SpendControl = ResponseOf<typeof spendInquiry>['controls'][number]

/** Id of the control of one kind of use. */
export const spendId = (kind: SpendControl['kind']): string => `spend-${kind}`

const onlineFirst = (controls: readonly SpendControl[]): SpendControl[] => [
  ...controls.filter(({ kind }) => kind === 'ONLINE'),
  ...controls.filter(({ kind }) => kind !== 'ONLINE'),
]

/** What the card may be used for, what a virtual one is for first, and changing it. */
export function useSpendControls(due: boolean) {
  const { ask } = useJourney()
  const attempt = useAttempt()
  const { read, again, show } = useCardPart(() => ask(spendInquiry, {}), due)
  const change = async (asked: RequestOf<typeof spendUpdate>): Promise<Outcome> => {
    const outcome = await attempt(spendUpdate, asked, [...proofProblems, 'FIELDS_REFUSED'])
    if (outcome.ok) {
      const { control } = outcome.response
      show(({ controls }) => ({ controls: controls.map((each) => (each.kind === control.kind ? control : each)) }))
    }
    return outcome
  }
  const controls = read.state === 'here' ? onlineFirst(read.data.controls) : []
  return { state: read.state, controls, again, change }
}
