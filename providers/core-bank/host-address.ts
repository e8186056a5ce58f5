/** An address as the bank's hosts take it: H home, O office (EN-16). */
export interface HostAddress {
  type: 'H' | 'O'
  addressLine1: string
  addressLine2: string
  landmark: string
  city: string
  state: string
  pincode: string
}
