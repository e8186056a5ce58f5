import type { Address } from '@card-journey/journey/application/address.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'

type Lines = Pick<Address, 'addressLine1' | 'addressLine2' | 'landmark' | 'city' | 'state' | 'pincode'>

/** "Bengaluru, Karnataka 560001" */
export const placeOf = ({ city, state, pincode }: Lines): string =>
  `${[city, state].filter(Boolean).join(', ')} ${pincode}`.trim()

/** Street and house as entered. */
export const streetOf = ({ addressLine1, addressLine2, landmark }: Lines): string =>
  [addressLine1, addressLine2, landmark].filter(Boolean).join(', ')

/** Of an address that the applicant did not type: enough to know one's own, not enough to learn another's house. */
export const maskedStreetOf = ({ addressLine1, addressLine2 }: Lines): string =>
  [maskValue(addressLine1), addressLine2].filter(Boolean).join(', ')
