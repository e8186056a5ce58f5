import type { Address } from './address.ts'
import type { EtbPush } from '../ids/marker-groups.ts'
import type { Marker } from '../ids/markers.ts'
import type { Documents } from './documents.ts'
import type { EndReason } from './end-reasons.ts'
import type { DepositTerms, LimitTerms } from './offer-terms.ts'
import type { YesNo } from './yes-no.ts'
import type { Bureau } from '../ids/bureaus.ts'
import type { IdentityDocument } from '../ids/uploads.ts'

/** A home address of a bureau's report, and the day on which the bureau heard of it (yyyy-MM-dd). */
export type ReportedAddress = Address & { reportedDate?: string }

/** An account whose statement was shared: its bank, and the last four digits of its number. */
export interface SharedAccount {
  bank: string
  ending: string
}

/** A card as an application holds it, copied from the bank's master data. */
export interface CardOnRecord {
  productCode: string
  productLogo: string
  productName: string
  productFeecode: string
  isAirlineCobrand: boolean
  isDigitalAccount: boolean
}

/** Why nothing is shared any more. */
export type StatementEnd = 'refused' | 'failed' | 'withdrawn' | 'left' | 'expired'

/**
 * Results of providers and checks, stored before anything is decided on them. Only the server writes facts; times are
 * ISO 8601. A fact that depends on answers names them in `for`, so that a changed answer makes it stale.
 */
export interface Facts {
  /** The issuer's result for the PAN, with PAN + birth date + names. */
  pan?: {
    for: string
    status: 'valid' | 'unknown' | 'notLinked'
    names: 'match' | 'mismatch'
    birthDate: 'match' | 'mismatch'
  }
  /** What the registers said about the mobile number on that day; never leaves the server. */
  mobileRisk?: { for: string; day: string; result: 'clear' | 'high' | 'revoked' | 'unchecked' }
  /** The registers list the number as revoked: the applicant is told so, and that a branch can continue. */
  numberRevoked?: { at: string }
  /**
   * The screening's result for that person (sanctions, politically exposed persons). A hit is a case that a person of the
   * bank decides; until then the application waits, and goes on at `resumeAt`. Never leaves the server: telling is an offence.
   */
  screening?: {
    for: string
    result: 'clear' | 'hit'
    caseId?: string
    outcome?: 'cleared' | 'confirmed'
    resumeAt?: Marker
  }
  /** Email address verified by a one-time code. `former`: the one on record then, which stays verified beside it. */
  email?: { verified: string; at: string; former?: string }
  /** What a telecaller entered, by question, and what of it the applicant has changed; until the review is confirmed. */
  assisted?: { entered: Readonly<Record<string, string>>; corrected: readonly string[] }
  /** Dedupe of the PAN in our own store and at the bank: for the save under way, asked again by the next, never stored. */
  panDedupe?: { for: string; result: 'free' | 'inUse' | 'otherMobile' | 'customer' | 'customerNoMobile' }
  /** The directory's result for the pincode that was typed: for the save under way, never stored. `for` is the pincode. */
  pincode?: {
    for: string
    result: 'served' | 'unserved' | 'unknown'
    city?: string
    state?: string
    /** The city that was typed with it, where the directory has that name elsewhere. */
    otherCity?: string
  }
  /** The home or office pincode that ended the application (PC-10): the applicant is told which. */
  pincodeRefused?: { type: 'RESIDENCE' | 'OFFICE'; pincode: string; result: 'unserved' | 'unknown' }
  /** The negative list's result: for the save under way, never stored. */
  negativeCheck?: { for: string; excluded: boolean }
  /**
   * The applicant gave the pincode of the home, which is served, and was told which bureaus will be asked about that
   * person. Without it no bureau is asked.
   */
  enquiry?: { for: string; pincode: string; announcedAt: string }
  /** The bureau's addresses that passed the bureau rules, newest first, for that person; the score never leaves the server. */
  bureau?: {
    for: string
    day: string
    bureau: Bureau | 'none'
    addresses: ReportedAddress[]
    score?: number
  }
  /** Runs of the decision; `open` while the bank waits for social trust. */
  decision?: {
    runs: number
    systemDecision?: 'approve' | 'refer' | 'reject'
    at?: string
    waivers?: readonly string[]
    /** Soft rejects offer the secured card; unanswered, accepted or declined. */
    softOffer?: 'open' | 'accepted' | 'declined'
    socialTrustRequestId?: string
  }
  /** The code of the open social-trust request: how often it was sent again, and when it went out last. */
  trustCode?: { for: string; resends: number; sentAt: string }
  /** The bank's secured card as its master data had it when the applicant accepted it after a soft reject. */
  securedProduct?: CardOnRecord
  /**
   * What the applicant may choose of the bank's offer, as its policy was when the offer was made: the limit of a card, the
   * deposit behind a secured one. `chosen` is the lower limit that was accepted.
   */
  offerTerms?: { limit?: LimitTerms & { chosen?: number }; deposit?: DepositTerms }
  /** The version of the card's terms that the applicant agreed to at the start: they are not asked for again while it holds. */
  agreed?: { TNC: string }
  /** The applicant accepted offer, limit and key facts on congratulations. */
  offer?: { acceptedAt: string; keyFactsVersion?: string }
  officeSavedAt?: string
  /** Terms accepted on tc (ETB): a job sends the customer file update. */
  terms?: { acceptedAt: string }
  /** PENDING (ETB): the marker whose outcome no host has told. Never leaves the server. */
  unconfirmed?: { at: EtbPush; since: string }
  /** When the bank's back office brought the application to that marker: the step that it works at. */
  bankStep?: { at: Marker; since: string }
  /** The card is being ordered. Each refusal ends one order: the next is another one (ETB). */
  cardOrder?: { at: string; refusals: number; againAt?: string }
  /**
   * What core banking says about an existing customer: by the mobile number until the date of birth is proven, then about
   * the CRN and the card on record, asked anew by each offer check.
   */
  customer?: {
    /** Masked; a choice is an index into the list. */
    crns?: readonly string[]
    /** The same list in clear. Never leaves the server. */
    numbers?: readonly string[]
    known?: YesNo
    /** N where the customer's KYC has to be updated first: a digital account's comes back, any other customer's branch goes on. */
    kycUpdated?: YesNo
    /** Personal fields that the bank's file has: shown masked, and not asked. */
    onFile?: readonly string[]
    /** Personal fields that neither the bank's file nor the applicant has given; empty if none. */
    missing?: readonly string[]
    /** Personal fields that the applicant has changed here, and proven: the bank's file no longer says them. */
    changed?: readonly string[]
    /** Product codes of the cards for which the customer is eligible, lower-cased. */
    cards?: readonly string[]
    /** Whole rupees up to which the bank offers each of them, where it names a limit. */
    limits?: readonly { productCode: string; upTo: number }[]
  }
  /** Whether a typed CRN is the mobile number's: for the save under way, never stored. `for` is the CRN. */
  typedCrn?: { for: string; result: 'own' | 'unknown' }
  /**
   * The bank was asked to take an address into its customer's file: how often, and when last. Each round is an update of
   * its own, also to an address that was asked for before.
   */
  addressUpdate?: { rounds: number; askedAt: string }
  /** The card of the master data that was chosen among the eligible ones (ETB); `for` is its product code. */
  eligibleCard?: { for: string; card: CardOnRecord; networks: readonly string[]; designs: readonly string[] }
  /** One of several eligible cards (ETB): chosen on the listing, seen in its details, customised. */
  cardChoice?: { productCode: string; seenAt?: string; customisedAt?: string; network?: string; design?: string }
  /** The central KYC registry: searched only with the applicant's consent. */
  ckyc?: {
    /** PAN and birth date, by which the registry was searched (`registryKey`). */
    for: string
    consentedAt?: string
    searchedAt?: string
    found?: boolean
    /** The registry's reference of the record that it found. Never leaves the server. */
    recordId?: string
    /** The registry's code that has yet to be entered; its transaction never leaves the server. */
    code?: { transaction: string; sentAt: string; mobile: string }
    /** The transaction of the last code that was used up: the next one is sent after it. Never leaves the server. */
    ended?: string
    /** The day in India on which the attempts at the code were used up. */
    spentDay?: string
    /** What the record says of the applicant, until the applicant says whose it is. */
    record?: { name: string; dateOfBirth: string; city: string; pincode: string; ending: string }
    /** The applicant prefers Aadhaar to the record. */
    passedAt?: string
  }
  aadhaar?: {
    consentAt?: string
    consentLanguage?: string
    otpSentAt?: string
    /** The mobile number linked to the Aadhaar, as the applicant gave it, if it is a different one. */
    linkedMobile?: string
    /** The gateway's id of the last code; `otpSentAt` says that it has yet to be entered. Never leaves the server. */
    gatewayTransaction?: string
    last4?: string
    /** Attempts that failed on that day in India: a wrong code, or an Aadhaar that does not match. */
    wrongCodes?: number
    wrongDay?: string
    /** Why the last attempt failed; opens the screen where that can be corrected. */
    refused?: 'code' | 'name' | 'age' | 'gender'
    /** Set when UIDAI's code, name, age and gender all matched. The number itself is not stored anywhere. */
    referenceKey?: string
    verifiedAt?: string
    /** The last check had become too old for the call: it is asked for again, and the page says why. */
    tooOldAt?: string
    /** The document that stood for it had expired by the day of the call. */
    documentExpiredAt?: string
    deniedAt?: string
  }
  /** Uploaded files, the documents made of them, and the analysis that reads them. Never their content. */
  documents?: Documents
  /** The non-Aadhaar way: a scanned identity document was accepted. */
  scan?: {
    document: IdentityDocument
    at: string
    validUntil?: string
    /** In the bank's archive: the agent of the video call compares it with the one that is held up. */
    documentId?: string
  }
  videoKyc?: {
    /** The consent to the recorded call, for that version of its text. */
    consent?: { version: string; at: string }
    requirementsAt?: string
    location?: { insideIndia: boolean; at: string }
    ip?: { insideIndia: boolean; spoofed: boolean; at: string }
    udc?: Readonly<Record<'browser' | 'camera' | 'microphone' | 'light' | 'bandwidth', 'ok' | 'failed' | 'unknown'>>
    ticket?: string
    ticketExpiresAt?: string
    /** When the call was to begin, as the applicant was told when they took the ticket. */
    expectedAt?: string
    /** The last ticket that ended without a verdict: another one replaces it, and later news about it is ignored. */
    endedTicket?: string
    /** The ticket ran out: the applicant starts the part again; the marker stays (VK-13). */
    expiredAt?: string
    /** How, where nobody chose it: waiting in the queue, or away from a call that was on. */
    expiredIn?: 'queue' | 'call'
    room?: string
    outcome?: 'approved' | 'accepted' | 'refer' | 'decline'
    laterAt?: string
    /** Asked for one message when the desk opens, as that was named then. */
    atOpening?: { opensAt: string; askedAt: string; language: string }
    /** The applicant has read that the agent could not verify (shown before PENDING's own screen, RT-73). */
    referSeenAt?: string
  }
  /**
   * The bank statement that the applicant shares through the account aggregator (ADR 0032). `for` is the transaction
   * (perfiosTransactionId); nothing here holds for another one. Days are yyyy-MM-dd.
   */
  statement?: {
    for: string
    consent: { version: string; language: string; at: string }
    /** Fetched once, until the end of this day; kept until the end of that. */
    consentUntil: string
    keptUntil: string
    months: number
    /** The browser left for the aggregator's page. */
    linkedAt?: string
    /** What the analysis found. The verdict never leaves the server. */
    report?: { at: string; accepted: boolean; monthlyIncome?: number; accounts: SharedAccount[] }
    /** Over without a decision on it; the report is gone. */
    ended?: StatementEnd
    /** Kept for as long as agreed, then deleted. */
    deletedAt?: string
  }
  /** `laterAt`: "not now"; the card is there without a PIN. `banking`: mobile banking was chosen with it. */
  mpin?: { setAt?: string; failures: number; lockedUntil?: string; laterAt?: string; banking?: boolean }
  /**
   * How the application ended, as its applicant is told (rules/notice): set by the save that ends it, beside the notice
   * made then. `marker` says for which ending it was made.
   */
  ending?: { marker: Marker; reason: EndReason; at: string }
  /** Asked for one message on the first day on which to apply again, as it was named then. */
  reminder?: { day: string; askedAt: string; language: string }
  /**
   * Asked for a person to look again at the ending of that time; `lifted`: its block is over. `delayed`: the review has
   * refused the request so far, it is asked again.
   */
  contest?: { of: string; at: string; language: string; delayed?: true; outcome?: 'stays' | 'lifted' }
  /** The applicant withdrew the application; `offer`: by declining what the bank offered. */
  withdrawn?: { at: string; offer?: 'declined' }
  card?: { issuedAt?: string; last4?: string; network?: string }
}
