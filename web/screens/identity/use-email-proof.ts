import { generateEmailOTP } from '@card-journey/contract/calls/apps/generateEmailOTP.ts'
import { isVerifiedEmail } from '@card-journey/journey/application/verified-email.ts'
import { email } from '@card-journey/journey/fields/email.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useRef, useState } from 'react'
import type { CodeDelivery } from '../../sign-in/code-words.ts'
import type { Outcome } from '../../engine/journey.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'
import { useAttempt } from '../../engine/use-attempt.ts'
import { useJourney } from '../../engine/use-journey.ts'

/** A code that has been sent. */
export interface SentCode {
  to: string
  /** When another code may be requested, in ms by the server's clock. */
  resendAt: number
  expiresAt: number
  /** What became of it; absent: sent. */
  delivery?: CodeDelivery
}

export interface EmailProof {
  /** What a pressed Continue says while the code is on its way out, then awaited; undefined before and after. */
  busyText: string | undefined
  /** The code that the sheet asks for; undefined while the sheet is closed. */
  asked: SentCode | undefined
  /** Resolves once the address is verified, or the applicant has closed the sheet. */
  prove: (emailId: string) => Promise<Outcome>
  resend: () => Promise<Outcome>
  verified: () => void
  /** Closed without verification: the address may be changed. */
  close: () => void
}

const proven: Outcome = { ok: true, response: undefined }
const unproven: Outcome = { ok: false, failure: undefined, fields: {} }

/** Verification of the email address by a code. It belongs to the address: a changed one needs a new code. */
export function useEmailProof(): EmailProof {
  const language = useLanguage()
  const t = useTexts('fields')
  const { application, now } = useJourney()
  const attempt = useAttempt()
  const [asked, setAsked] = useState<SentCode>()
  const [sending, setSending] = useState(false)
  const last = useRef<SentCode>(undefined)
  const settle = useRef<(outcome: Outcome) => void>(undefined)

  async function send(to: string): Promise<Outcome> {
    const outcome = await attempt(generateEmailOTP, { emailId: to, language }, ['OTP_TOO_SOON'])
    const wait = outcome.ok
      ? outcome.response.resendInSeconds
      : outcome.failure?.problem === 'OTP_TOO_SOON'
        ? (outcome.failure.detail.retryAfterSeconds ?? 0)
        : undefined
    if (wait === undefined) return outcome
    // Requested again too soon: the previous code still works.
    const lasts = outcome.ok ? outcome.response.expiresInSeconds : wait
    const delivery = outcome.ok ? outcome.response.delivery : last.current?.delivery
    last.current = { to, delivery, resendAt: now() + wait * 1000, expiresAt: now() + lasts * 1000 }
    setAsked(last.current)
    return proven
  }

  function end(outcome: Outcome): void {
    setAsked(undefined)
    settle.current?.(outcome)
    settle.current = undefined
  }

  return {
    asked,
    busyText: asked ? t('emailId.sent') : sending ? t('emailId.sending') : undefined,
    async prove(emailId) {
      const to = email.normalise(emailId)
      if (application && isVerifiedEmail(to, application)) return proven
      if (last.current?.to === to && last.current.expiresAt > now()) setAsked(last.current)
      else {
        setSending(true)
        const sent = await send(to).finally(() => setSending(false))
        if (!sent.ok) return sent
      }
      return new Promise((resolve) => (settle.current = resolve))
    },
    resend: () => send(asked?.to ?? ''),
    verified: () => end(proven),
    close() {
      end(unproven)
      setTimeout(() => showField('emailId'))
    },
  }
}
