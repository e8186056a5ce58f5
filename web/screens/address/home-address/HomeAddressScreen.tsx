import { homeAddress } from '@card-journey/journey/steps/address/home-address/form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AddressForm } from '../AddressForm.tsx'
import { useAddressForm } from '../use-address-form.ts'

export function HomeAddressScreen() {
  const t = useTexts('home-address')
  const address = useAddressForm(homeAddress)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <AddressForm {...address} />
    </>
  )
}
