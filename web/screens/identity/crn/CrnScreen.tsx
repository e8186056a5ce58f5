import { crn } from '@card-journey/journey/steps/identity/crn/form.ts'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { TextField } from '../../../fields/TextField.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useSpentAttempts } from '../use-spent-attempts.ts'

/** The bank knows the mobile number but gives no CRN: the customer types it (RT-73). */
export function CrnScreen() {
  const t = useTexts('crn')
  const field = useFieldTexts()
  const { triesPerDay } = usePageData().policy.attempts
  const left = useJourney().application?.attemptsLeft?.crn
  useSpentAttempts('crn')
  const binding = useScreenForm(crn)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} busyText={t('submit.busy')}>
        <TextField
          {...field('crn')}
          input={{ upper: true, autoCapitalize: 'characters', spellCheck: false, fits: 'phone' }}
        />
        <Disclosure summary={t('where')}>
          <ul className="bullets">
            <li>{t('where.letter')}</li>
            <li>{t('where.statement')}</li>
            <li>{t('where.app')}</li>
          </ul>
        </Disclosure>
        <p className="muted">
          {left === undefined ? t('tries', { tries: triesPerDay }) : t('triesLeft', { triesLeft: left })}
        </p>
      </ScreenForm>
    </>
  )
}
