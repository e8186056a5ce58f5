import { officeAddress } from '@card-journey/journey/steps/address/office-address/form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AddressForm } from '../AddressForm.tsx'
import { useAddressForm } from '../use-address-form.ts'

/** Saving leads to confirm-office-address if the decision is due again (PC-11); it runs there automatically. */
export function OfficeAddressScreen() {
  const t = useTexts('office-address')
  const address = useAddressForm(officeAddress)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <AddressForm {...address} labels={{ pincode: t('pincode.label'), addressLine1: t('addressLine1.label') }} />
    </>
  )
}
