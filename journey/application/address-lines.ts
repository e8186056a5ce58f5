import type { Address } from './address.ts'

type Lines = Pick<Address, 'addressLine1' | 'addressLine2' | 'landmark' | 'city' | 'state' | 'pincode'>

/** "Bengaluru, Karnataka 560001" */
export const placeOf = ({ city, state, pincode }: Lines): string =>
  `${[city, state].filter(Boolean).join(', ')} ${pincode}`.trim()

/** Street and house as entered; for an address from the credit report, the part that is shown. */
export const streetOf = ({ addressLine1, addressLine2, landmark }: Lines): string =>
  [addressLine1, addressLine2, landmark].filter(Boolean).join(', ')
