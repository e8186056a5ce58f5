import type { AddressType } from '../../../application/address.ts'
import { addressOf } from '../../../application/due.ts'
import { withAddress } from '../../../application/record.ts'
import { choice } from '../../../fields/choice.ts'
import type { ScreenForm } from '../../form.ts'

/** Where the card goes: to the home or the office address (SC-39). Only an address that is on file can be chosen. */
export const deliveryAddress: ScreenForm<'addressType'> = {
  screen: 'delivery-address',
  questions: { addressType: { kind: choice('delivery-address-type', ['RESIDENCE', 'OFFICE']) } },
  rules: [
    {
      field: 'addressType',
      broken: ({ answers, application }) =>
        addressOf(application, answers.addressType as AddressType) ? undefined : 'choiceInvalid',
    },
  ],
  read: (application) => {
    const delivery = addressOf(application, 'DELIVERY')
    const same = application.addressDetails.find(
      ({ type, addressLine1, pincode }) =>
        type !== 'DELIVERY' && addressLine1 === delivery?.addressLine1 && pincode === delivery.pincode,
    )
    // A customer's home on file is suggested, so that one press is enough.
    const suggested = application.customerType === 'ETB' && addressOf(application, 'RESIDENCE') ? 'RESIDENCE' : ''
    return { addressType: same?.type ?? suggested }
  },
  write: (application, answers) => {
    const chosen = addressOf(application, answers.addressType as AddressType)
    return chosen ? withAddress(application, { ...chosen, type: 'DELIVERY' }) : application
  },
}
