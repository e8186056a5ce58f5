import { resendWait } from '@card-journey/journey/rules/sign-in/resend-countdown.ts'
import { usePageData } from '../page/page-data.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/**
 * Whole seconds until a code may be sent again (CO-08); 0 before the first one. `sentAt`: when the last one was sent, by
 * the server's clock, which the page knows to the second: it counts from 90, not from 91. `sent`: codes sent so far.
 */
export function useResendWait(sentAt: string | undefined, sent: number): number {
  const { policy } = usePageData()
  const wait = resendWait(sent, policy)
  const left = useSecondsLeft(sentAt === undefined ? undefined : Date.parse(sentAt) + wait * 1000)
  return Math.min(left, wait)
}
