import { maskValue } from '../fields/masking.ts'
import type { Address } from './address.ts'

/**
 * An address that the applicant did not type: enough to recognise one's own, not enough to find out someone else's. To
 * change it, the applicant types a new one, so the clear text never leaves the server.
 */
export const maskedAddress = <Known extends Address>(address: Known): Known => ({
  ...address,
  addressLine1: maskValue(address.addressLine1),
  landmark: '',
})
