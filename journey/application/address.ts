/** RESIDENCE, OFFICE, PERMANENT inside the product; H and O toward the bank's hosts (rulings, EN-16). DELIVERY is ours. */
export type AddressType = 'RESIDENCE' | 'OFFICE' | 'PERMANENT' | 'DELIVERY'

/** The wire form of an address type toward the bank's hosts. */
export const hostAddressType: Readonly<Record<'RESIDENCE' | 'OFFICE', 'H' | 'O'>> = { RESIDENCE: 'H', OFFICE: 'O' }

/** Section 3, Address. `isEditied` is spelled so in the specification; Y when the applicant changed a pre-filled address. */
export interface Address {
  addressLine1: string
  addressLine2: string
  landmark: string
  city: string
  state: string
  pincode: string
  type: AddressType
  isEditied: 'Y' | 'N'
  /** From the credit report or the bank's file, not typed: even its owner's browser gets it masked (`maskedAddress`). */
  source?: 'bureau' | 'bank'
}
