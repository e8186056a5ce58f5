import type { Effect, Read } from '../provider-result.ts'

export interface CardOrder {
  applicationReferenceNo: string
  customerType: 'NTB' | 'ETB'
  mobileNumber: string
  productCode: string
  nameOnCard: string
  /** Code of a card network of the brand file. */
  network: string
  /** Code of the look that was chosen; absent where the card has one. */
  design?: string
  /** Whole rupees. */
  creditLimit: number
  /** The fixed deposit behind a secured card, whole rupees. */
  depositAmount?: number
  crn?: string
}

/** One card per application reference, however often it is ordered. `cardReference` is set once issued. */
export interface CardIssue {
  state: 'working' | 'issued' | 'refused'
  cardReference?: string
}

export interface CardDetails {
  /** First two and last four digits, four asterisks between. */
  maskedNumber: string
  network: string
  nameOnCard: string
  creditLimit: number
  pinSet: boolean
}

/** Whole rupees; `enabled` false blocks that kind of use. */
export interface SpendLimit {
  kind: 'DOMESTIC' | 'INTERNATIONAL' | 'ONLINE' | 'CONTACTLESS'
  enabled: boolean
  limit: number
}

/** The card host: issues and keeps cards. All verbs on a card refuse with NO_SUCH_CARD. */
export interface CardHost {
  issue: Effect<CardOrder, CardIssue>
  /** Refused: NO_SUCH_APPLICATION. */
  status: Read<{ applicationReferenceNo: string }, CardIssue>
  details: Read<{ cardReference: string }, CardDetails>
  /** The three reveals: fetched for the moment of showing, never stored, cached or logged. */
  number: Read<{ cardReference: string }, { cardNumber: string }>
  cvv: Read<{ cardReference: string }, { cvv: string }>
  /** MM/YY */
  expiry: Read<{ cardReference: string }, { expiry: string }>
  /** Tells the host that the holder has set a PIN, which our server keeps. Refused: PIN_ALREADY_SET. */
  setPin: Effect<{ cardReference: string }, { set: true }>
  /** Where the physical card is. */
  delivery: Read<{ cardReference: string }, { state: 'printing' | 'sent' | 'delivered'; expectedBy: string }>
  spendLimits: Read<{ cardReference: string }, { limits: SpendLimit[] }>
  updateSpendLimit: Effect<{ cardReference: string; limit: SpendLimit }, { updated: true }>
}
