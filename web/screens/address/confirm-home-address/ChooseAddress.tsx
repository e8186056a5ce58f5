import type { Address } from '@card-journey/journey/application/address.ts'
import { placeOf, streetOf } from '@card-journey/journey/application/address-lines.ts'
import { confirmHomeAddress } from '@card-journey/journey/steps/address/confirm-home-address/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useTyped } from '../../../form/use-form.ts'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm, type ScreenFormBinding } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { PincodeQuestion } from '../PincodeQuestion.tsx'
import { usePincodeQuestion } from '../use-pincode-question.ts'
import { ReferralCode } from './ReferralCode.tsx'

/** One of the report's addresses as home, or another one. */
export function ChooseAddress({ addresses }: { addresses: readonly Address[] }) {
  const t = useTexts('confirm-home-address')
  const { act } = useJourney()
  const binding: ScreenFormBinding<keyof typeof confirmHomeAddress.questions> = useScreenForm(confirmHomeAddress, {
    submit: (answers) => question.guard(answers, (sent) => act('confirm-home-address', 'submit', sent)),
  })
  const question = usePincodeQuestion(binding, false)
  const chosen = useTyped('addressChoice', binding.form)
  const another = () => act('confirm-home-address', 'another')
  return (
    <>
      <p className="lead">{t('lead')}</p>
      <ScreenForm
        binding={binding}
        actions={
          <Button kind="secondary" busyText={t('another.busy')} onClick={another}>
            {t('another')}
          </Button>
        }
      >
        <ChoiceField
          name="addressChoice"
          label={t('addressChoice.label')}
          why={t('addressChoice.why')}
          choices={addresses.map((address, place) => ({
            value: String(place),
            label: streetOf(address),
            hint: placeOf(address),
          }))}
        />
        <ReferralCode />
      </ScreenForm>
      <PincodeQuestion question={question} pincode={addresses[Number(chosen)]?.pincode ?? ''} change={another} />
    </>
  )
}
