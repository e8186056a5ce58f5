import { workDetails } from '@card-journey/journey/steps/work/work-details/form.ts'
import { employmentType } from '@card-journey/journey/fields/employment-type.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { WorkFields } from './WorkFields.tsx'

export function WorkDetailsScreen() {
  const t = useTexts('work-details')
  const words = useTexts('fields')
  const field = useFieldTexts()
  const binding = useScreenForm(workDetails)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} busyText={t('submit.busy')}>
        <ChoiceField
          {...field('employmentType')}
          choices={employmentType.options.map((value) => ({ value, label: words(`employmentType.${value}`) }))}
        />
        <WorkFields />
      </ScreenForm>
    </>
  )
}
