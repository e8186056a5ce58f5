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

/** `highest`: how far the host lets the limit go; absent: up to the credit limit. */
export interface OfferedLimit extends SpendLimit {
  highest?: number | undefined
}

/**
 * Whether the holder has activated the card; `day` is yyyy-MM-dd. `inactive`: until that day. `overdue`: the holder's
 * consent is due, and without it the card is closed on that day. `active`, `closed`: since then. `virtual`: whether the
 * card can be used without the physical one.
 */
export interface CardActivation {
  state: 'inactive' | 'overdue' | 'active' | 'closed'
  day: string
  virtual: boolean
}

/** How the monthly statement reaches the holder, and on which day of the month it is made. */
export interface StatementChoice {
  by: 'email' | 'post'
  day: number
}

/** What of each bill is paid by itself, and from which of the holder's accounts; none is named where nothing is paid. */
export interface AutopayChoice {
  pays: 'none' | 'minimum' | 'total'
  account?: string | undefined
}

/** What holds now, and what it may be changed to. No `autopay`: the bank knows no account of this holder. */
export interface CardBilling {
  statement: StatementChoice & { ways: StatementChoice['by'][]; days: number[] }
  autopay?: (AutopayChoice & { accounts: { account: string; masked: string }[] }) | undefined
}

/** `from`: what the change was judged by. It is made only while that still holds. */
export interface StatementChange {
  cardReference: string
  statement: StatementChoice
  from: StatementChoice
}

/** `consentedAt`: when the holder agreed, where something is to be paid. */
export interface AutopayChange {
  cardReference: string
  autopay: AutopayChoice
  from: AutopayChoice
  consentedAt?: string | undefined
}

/**
 * UPI with the card: `off`; `allowed`, so that a UPI app may add it; `linked`, once one has. `mobile`: the masked number by
 * which an app finds the card.
 */
export interface UpiLink {
  state: 'off' | 'allowed' | 'linked'
  mobile: string
}

/** `consentedAt`: when the holder agreed, where it is turned on. */
export interface UpiChange {
  cardReference: string
  on: boolean
  consentedAt?: string | undefined
}

/** A card for someone of the holder's family, on the holder's account. `limit`: its share of the holder's, whole rupees. */
export interface AddOn {
  name: string
  relation: 'spouse' | 'parent' | 'child' | 'sibling'
  dateOfBirth: string
  limit: number
  /** `working`: the bank has not answered yet. */
  state: 'working' | 'issued' | 'refused'
  /** Of one that is issued. */
  expectedBy?: string | undefined
}

/** `after`: how many add-on cards there were when it was judged. It is taken only while there are no more. */
export interface AddOnOrder extends Omit<AddOn, 'state' | 'expectedBy'> {
  cardReference: string
  after: number
  consentedAt: string
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
  /** Turns mobile banking for the card on or off; so it stays if it already is. */
  mobileBanking: Effect<{ cardReference: string; on: boolean }, { noted: true }>
  /** Where the physical card is. */
  delivery: Read<{ cardReference: string }, { state: 'printing' | 'sent' | 'delivered'; expectedBy: string }>
  /** Refused: NOT_OFFERED by a host that knows no activation. */
  activation: Read<{ cardReference: string }, CardActivation>
  /** With the holder's consent; so it stays if it already is. Refused: CARD_CLOSED. */
  activate: Effect<{ cardReference: string; consentedAt: string }, { activated: true }>
  spendLimits: Read<{ cardReference: string }, { limits: OfferedLimit[] }>
  /** `from`: what the change was judged by. Refused when it is no longer so: CHANGED_MEANWHILE. */
  updateSpendLimit: Effect<{ cardReference: string; limit: SpendLimit; from: SpendLimit }, { updated: true }>
  /** Refused: NOT_OFFERED by a host that lets none of it be changed. */
  billing: Read<{ cardReference: string }, CardBilling>
  /** Refused: NOT_OFFERED, CHANGED_MEANWHILE. */
  updateStatement: Effect<StatementChange, { updated: true }>
  /** Refused: NOT_OFFERED, CHANGED_MEANWHILE. */
  updateAutopay: Effect<AutopayChange, { updated: true }>
  /** Refused: NOT_OFFERED. */
  addOns: Read<{ cardReference: string }, { addOns: AddOn[] }>
  /** One for each person, unless it was refused. Refused: NOT_OFFERED, ALREADY_ORDERED, CHANGED_MEANWHILE. */
  orderAddOn: Effect<AddOnOrder, { taken: true }>
  /** Refused: NOT_OFFERED where the card's network has no UPI. */
  upi: Read<{ cardReference: string }, UpiLink>
  /** So it stays if it already is; turned off, no app has the card any more. Refused: NOT_OFFERED. */
  updateUpi: Effect<UpiChange, { updated: true }>
}
