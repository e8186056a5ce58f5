import { sendEmail } from '@card-journey/contract/calls/apps/sendEmail.ts'
import { verifiedEmailOf } from '@card-journey/journey/application/verified-email.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'

/** The letter by email, for somebody whose address is verified. */
export function LetterByEmail({ language }: { language: Language }) {
  const t = useTexts('ending')
  const { application } = useJourney()
  const attempt = useAttempt()
  const [said, setSaid] = useState<'emailed' | 'already'>()
  if (!application || !verifiedEmailOf(application)) return null
  return (
    <>
      <p role="status">{said && t(`letter.${said}`)}</p>
      <p>
        <Button
          kind="quiet"
          busyText={t('letter.email.busy')}
          onClick={async () => {
            const outcome = await attempt(sendEmail, { template: 'DECISION_LETTER', language })
            if (outcome.ok) setSaid(outcome.response.already ? 'already' : 'emailed')
          }}
        >
          {t('letter.email')}
        </Button>
      </p>
    </>
  )
}
