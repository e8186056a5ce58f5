import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { useTexts } from '../texts/screen-texts.ts'

/** What became of a code that was sent (contract/shapes/code-delivery.ts). */
export type CodeDelivery = ResponseOf<typeof generateOTP>['delivery']

/** The text about a requested code: the screen's own if it was sent, else what really happened. */
export function useCodeWords() {
  const t = useTexts('shell')
  return (delivery: CodeDelivery | undefined, to: string, sent: string): string =>
    delivery === 'late' || delivery === 'unsure' ? t(`code.${delivery}`, { to }) : sent
}
