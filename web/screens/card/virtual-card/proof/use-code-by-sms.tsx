import { sendSms } from '@card-journey/contract/calls/apps/sendSms.ts'
import type { RequestOf } from '@card-journey/contract/call.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { useEffect, useRef, useState } from 'react'
import { useMessage } from '../../../../fields/words.ts'
import { useCodeWords, type CodeDelivery } from '../../../../sign-in/code-words.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { usePageData } from '../../../../page/page-data.ts'
import { useSecondsLeft } from '../../../../layout/use-seconds-left.ts'
import { ResendCountdown } from '../../../../layout/ResendCountdown.tsx'

/**
 * Sends the code as soon as the pop-up is open, and again after the waiting time from the server (CO-56). The lead says
 * what to enter and what became of it; without a template nothing is sent.
 */
export function useCodeBySms(template: RequestOf<typeof sendSms>['template'] | undefined) {
  const t = useTexts('virtual-card')
  const minutes = usePageData().policy.codeMinutes
  const language = useLanguage()
  const { application, now } = useJourney()
  const attempt = useAttempt()
  const [again, setAgain] = useState<number>()
  const message = useMessage()
  const [refused, setRefused] = useState<MessageKey>()
  const [sent, setSent] = useState<CodeDelivery>()
  const codeWords = useCodeWords()
  const left = useSecondsLeft(again)
  async function send() {
    if (!template) return
    setSent(undefined)
    const outcome = await attempt(sendSms, { template, language }, ['OTP_TOO_SOON'])
    const seconds = outcome.ok ? outcome.response.resendInSeconds : outcome.failure?.detail.retryAfterSeconds
    if (seconds) setAgain(now() + seconds * 1000)
    setRefused(outcome.ok ? undefined : outcome.fields['mobileNumber'])
    setSent(outcome.ok ? outcome.response.delivery : undefined)
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void send()
    // Once, when the pop-up opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const mobile = dialled(maskValue(application?.applicantDetails[0].mobileNumber ?? ''))
  const lead = sent ? codeWords(sent, mobile, t('code.sent', { mobile, minutes })) : t('code.enter', { mobile })
  return { lead: refused ? message(refused) : lead, resend: <ResendCountdown secondsLeft={left} resend={send} /> }
}
