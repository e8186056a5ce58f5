import type { RequestOf, ResponseOf } from '@card-journey/contract/call.ts'
import { spendInquiry } from '@card-journey/contract/calls/apps/spendInquiry.ts'
import { spendUpdate } from '@card-journey/contract/calls/apps/spendUpdate.ts'
import { useCallback, useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { proofProblems } from '../proof/proof-problems.ts'
import { useCardPart } from '../use-card-part.ts'

export type SpendControl = ResponseOf<typeof spendInquiry>['controls'][number]

/** What the sheet is open for: turning a kind of use on, or another limit of one that is on. */
export interface AskedSpend {
  kind: SpendControl['kind']
  turnsOn: boolean
}

/** Id of the switch of one kind of use. */
export const spendId = (kind: SpendControl['kind']): string => `spend-${kind}`

const onlineFirst = (controls: readonly SpendControl[]): SpendControl[] => [
  ...controls.filter(({ kind }) => kind === 'ONLINE'),
  ...controls.filter(({ kind }) => kind !== 'ONLINE'),
]

const isUnproven = ({ mpin, otp }: RequestOf<typeof spendUpdate>): boolean => mpin === undefined && otp === undefined

const holds = (asked: RequestOf<typeof spendUpdate>, control: SpendControl): boolean =>
  control.enabled === asked.enabled && (!asked.enabled || control.limit === asked.limit)

/** What the card may be used for, what a virtual one is for first, and changing it. */
export function useSpendControls(due: boolean) {
  const { ask } = useJourney()
  const attempt = useAttempt()
  const { read, again, show } = useCardPart(() => ask(spendInquiry, {}), due)
  const [asked, setAsked] = useState<AskedSpend>()
  const close = useCallback(() => setAsked(undefined), [])
  const [turnedOn, setTurnedOn] = useState<SpendControl['kind']>()
  const controls = read.state === 'here' ? onlineFirst(read.data.controls) : []
  const change = async (request: RequestOf<typeof spendUpdate>): Promise<Outcome> => {
    const outcome = await attempt(spendUpdate, request, [...proofProblems, 'FIELDS_REFUSED'])
    if (outcome.ok) {
      const { control } = outcome.response
      const wasOn = controls.some(({ kind, enabled }) => kind === control.kind && enabled)
      show((present) => ({ controls: present.controls.map((each) => (each.kind === control.kind ? control : each)) }))
      if (control.enabled && !wasOn) setTurnedOn(control.kind)
      return outcome
    }
    if (!isUnproven(request) && (outcome.failure?.problem === 'PIN_WRONG' || outcome.fields['otp'])) return outcome
    // Someone else may have changed it meanwhile, so that it takes a proof by now: what is shown is what the host says.
    const control = (await again())?.controls.find(({ kind }) => kind === request.kind)
    // The answer alone was lost.
    return control && holds(request, control) ? { ok: true, response: { control } } : outcome
  }
  return {
    state: read.state,
    controls,
    again,
    change,
    asked,
    open: setAsked,
    close,
    turnedOn,
  }
}
