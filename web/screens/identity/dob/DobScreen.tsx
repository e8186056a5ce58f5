import { dob } from '@card-journey/journey/steps/identity/dob/form.ts'
import type { Answers } from '@card-journey/journey/steps/form.ts'
import { DateField } from '../../../fields/DateField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'

export interface DobScreenProps {
  /** validateDOB: matches the date against the bank's record (VA-37); the third wrong date in a day is dobMismatch. */
  validate: (answers: Answers<'dateOfBirth'>) => Promise<Outcome>
}

export function DobScreen({ validate }: DobScreenProps) {
  const t = useTexts('dob')
  const field = useFieldTexts()
  const binding = useScreenForm(dob, { submit: validate })
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} busyText={t('submit.busy')}>
        <DateField {...field('dateOfBirth')} why={t('dateOfBirth.why')} birthday />
        <p className="muted">{t('tries', { tries: usePageData().policy.attempts.triesPerDay })}</p>
      </ScreenForm>
    </>
  )
}
