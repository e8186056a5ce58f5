import { multipleCrn } from '@card-journey/journey/steps/identity/multiple-crn/form.ts'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { SelectField } from '../../../fields/SelectField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/** How many choices are shown as radio cards at most; more become a list. */
const mostCards = 5

/** The mobile number has several CRNs: the customer says which one the card is for (SC-38). */
export function MultipleCrnScreen() {
  const t = useTexts('multiple-crn')
  const { application } = useJourney()
  const binding = useScreenForm(multipleCrn)
  const choices = application?.facts.customer?.crns?.map((label, place) => ({ value: String(place), label }))
  const frame = { name: 'crnChoice', label: t('crnChoice.label'), hint: t('crnChoice.hint') }
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead', { count: choices?.length ?? 2 })}</p>
      <ScreenForm binding={binding} busyText={t('submit.busy')}>
        {!choices ? (
          <Skeleton shapes={['control', 'control', 'control']} label={t('loading')} />
        ) : choices.length > mostCards ? (
          <SelectField {...frame} choices={choices} placeholder={t('crnChoice.default')} />
        ) : (
          <ChoiceField {...frame} choices={choices} />
        )}
      </ScreenForm>
    </>
  )
}
