import { sendEmail } from '@card-journey/contract/calls/apps/sendEmail.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useState } from 'react'
import { useAttempt } from '../engine/use-attempt.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'

/** Asks for a copy of the own answers by email; says to which address, or that it was asked for often enough today. */
export function AnswersCopy() {
  const t = useTexts('answers-copy')
  const shell = useTexts('shell')
  const attempt = useAttempt()
  const language = useLanguage()
  const [said, setSaid] = useState<{ kind: 'success' | 'info'; text: string }>()
  const ask = async () => {
    setSaid(undefined)
    const outcome = await attempt(sendEmail, { template: 'ANSWERS_COPY', language }, ['TOO_MANY'])
    if (outcome.ok) setSaid({ kind: 'success', text: t('asked', { to: outcome.response.to }) })
    else if (outcome.failure?.problem === 'TOO_MANY') setSaid({ kind: 'info', text: t('spent') })
  }
  return (
    <div>
      <Button kind="quiet" busyText={shell('action.busy')} onClick={ask}>
        {t('ask')}
      </Button>
      <div role="status">
        {said && (
          <Notice kind={said.kind}>
            <p>{said.text}</p>
          </Notice>
        )}
      </div>
    </div>
  )
}
