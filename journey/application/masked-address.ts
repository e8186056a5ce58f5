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
  source: address.source ?? ('bureau' as const),
})

/**
 * Whether an address is the bank's or the credit report's. Records of earlier versions don't say where an address came
 * from: there it is the report's when it equals one that was reported.
 */
export const isReported = (address: Address, reported: readonly Address[]): boolean =>
  address.source !== undefined || reported.some((known) => linesOf(known) === linesOf(address))

const linesOf = ({ addressLine1, addressLine2, landmark, city, state, pincode }: Address): string =>
  [addressLine1, addressLine2, landmark, city, state, pincode].join('\n')
