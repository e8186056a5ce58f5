import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { useTexts } from '../texts/screen-texts.ts'

/** What became of a code on its way out (contract/shapes/code-delivery.ts). */
export type CodeDelivery = ResponseOf<typeof generateOTP>['delivery']

/** The words about a code that was asked for: the screen's own where it was sent, else the truth. */
export function useCodeWords() {
  const t = useTexts('shell')
  return (delivery: CodeDelivery | undefined, to: string, sent: string): string =>
    delivery === 'late' || delivery === 'unsure' ? t(`code.${delivery}`, { to }) : sent
}
