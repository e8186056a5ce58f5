import { validateDOB } from '@card-journey/contract/calls/etb/validateDOB.ts'
import { dob } from '@card-journey/journey/steps/identity/dob/form.ts'
import { useState } from 'react'
import { DateField } from '../../../fields/DateField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useAttempt } from '../../../engine/use-attempt.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useSpentAttempts } from '../use-spent-attempts.ts'

/** Compared with the bank's record (VA-37); the third wrong date in a day is dobMismatch. */
export function DobScreen() {
  const t = useTexts('dob')
  const field = useFieldTexts()
  const attempt = useAttempt()
  const { application, moveOn } = useJourney()
  const { attempts } = usePageData().policy
  const [leftNow, setLeftNow] = useState<number>()
  const triesLeft = leftNow ?? application?.attemptsLeft?.birthDate
  useSpentAttempts('birthDate')
  const binding = useScreenForm(dob, {
    async submit({ dateOfBirth }) {
      const proven = await attempt(validateDOB, { dateOfBirth })
      if (proven.ok) await moveOn()
      else setLeftNow((before) => proven.failure?.detail.triesLeft ?? before)
      return proven
    },
  })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} busyText={t('submit.busy')}>
        <DateField {...field('dateOfBirth')} why={t('dateOfBirth.why')} birthday />
        <p className="muted" role="status">
          {triesLeft === undefined ? t('tries', { tries: attempts.triesPerDay }) : t('triesLeft', { triesLeft })}
        </p>
      </ScreenForm>
    </>
  )
}
