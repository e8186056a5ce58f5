import { detailDeliveryAddress } from '@card-journey/journey/steps/address/detail-delivery-address/form.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { AddressForm } from '../AddressForm.tsx'
import { usePincode } from '../use-pincode.ts'

/** A delivery address that is neither home nor office (RT-72). An unserved pincode only asks for another. */
export function DetailDeliveryAddressScreen() {
  const t = useTexts('detail-delivery-address')
  const { application, back } = useJourney()
  const binding = useScreenForm(detailDeliveryAddress)
  const pincode = usePincode(binding.form)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t(application?.customerType === 'ETB' ? 'lead.customer' : 'lead')}</p>
      <AddressForm
        binding={binding}
        pincode={pincode}
        submitLabel={t('submit')}
        actions={
          <Button kind="secondary" onClick={() => back('detail-delivery-address')}>
            {t('other')}
          </Button>
        }
      />
    </>
  )
}
