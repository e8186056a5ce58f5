import { addressNotAvailable } from '@card-journey/journey/steps/address/address-not-available/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { AddressForm } from '../AddressForm.tsx'
import { usePincode } from '../use-pincode.ts'

/** The bank has no communication address for its customer: one is given here, or at a branch. */
export function AddressNotAvailableScreen() {
  const t = useTexts('address-not-available')
  const { act } = useJourney()
  const binding = useScreenForm(addressNotAvailable)
  const pincode = usePincode(binding.form)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      <AddressForm
        binding={binding}
        pincode={pincode}
        submitLabel={t('submit')}
        actions={
          <Button
            kind="secondary"
            busyText={t('branch.busy')}
            onClick={() => act('address-not-available', 'visit-branch')}
          >
            {t('branch')}
          </Button>
        }
      />
    </>
  )
}
