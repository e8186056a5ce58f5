import { Notice } from '@card-journey/ui/Notice.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { CheckboxField } from '../../../fields/CheckboxField.tsx'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'

/** Tax residency. A "No" leads to a branch, so it says so beforehand and asks for a tick: a slip is put right here. */
export function TaxResidency() {
  const t = useTexts('more-personal-details')
  const words = useTexts('fields')
  const field = useFieldTexts()
  const indiaOnly = useTyped('taxIndiaOnly')
  const { name, label } = field('taxElsewhere')
  return (
    <>
      <ChoiceField
        {...field('taxIndiaOnly')}
        columns="row"
        choices={[
          { value: 'Y', label: words('yesNo.Y') },
          { value: 'N', label: words('yesNo.N') },
        ]}
      />
      {indiaOnly === 'N' && (
        <>
          <Notice role="status">
            <p>{t('taxElsewhere.next')}</p>
          </Notice>
          <CheckboxField name={name} label={label} />
        </>
      )}
    </>
  )
}
