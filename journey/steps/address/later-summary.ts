import { placeOf, streetOf } from '../../application/address-lines.ts'
import type { AddressType } from '../../application/address.ts'
import { addressOf } from '../../application/due.ts'
import type { ApplicationView } from '../../application/view.ts'
import type { Summary } from '../summary.ts'

const whole = (type: AddressType) => (application: ApplicationView) => {
  const address = addressOf(application, type)
  return address && `${streetOf(address)}, ${placeOf(address)}`
}

/** The addresses that are given after the decision. */
export const summary = {
  officeAddress: whole('OFFICE'),
  deliveryAddress: whole('DELIVERY'),
} satisfies Summary
