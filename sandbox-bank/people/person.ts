/** A decision that the rules engine gives a person whatever they enter. Absent parts follow from the tables. */
export interface ScriptedDecision {
  systemDecision: 'approve' | 'refer' | 'reject'
  incomeDocRequired?: 'Y'
  /** Which waiver flags are Y; the others are N. */
  waivers?: 'all' | 'none'
  rejectCode?: string
  details?: string
  verdict?: string
}

export interface BureauRecord {
  score: number
  addresses: {
    type: string
    /** Whole months between the report and today. */
    monthsAgo: number
    text: string
    city: string
    state: string
    pincode: string
  }[]
}

/** An existing customer's relationship with the bank. Absent traits mean the ordinary case. */
export interface Relationship {
  crns: { crn: string; dedupeStatus: string | null; crnStatus: string }[]
  etbFlow?: false
  /** The bank knows the CRN, but the dedupe response leaves it out. */
  crnListEmpty?: true
  offerType: 'PA' | 'PQ' | 'NPQ'
  offerLimit?: number
  eligibleCards?: string[]
  missingPersonalDetails?: true
  missingEmail?: true
  missingOfficeAddress?: true
  missingHomeAddress?: true
  addressUpdatePending?: true
  birthDateDiffers?: true
  notSourceable?: true
  noRegisteredMobile?: true
  digitalAccount?: true
  staleKyc?: true
  previousRejectCodes?: string[]
}

/** An application that our side must already have for this person; the seeding reads it. */
export interface SeededApplication {
  completedScreen: string
  daysAgo: number
  rejectionCode?: string
  heldByAnotherSession?: true
  /** The campaign that brought them. */
  utm?: { utmSESource: string }
  /** The PAN belongs to another mobile's application. */
  underMobile?: string
}

/** What a telecaller or partner prepared: the link is /confirm?requestId=…&clientId=…. */
export interface PreparedClient {
  requestId: string
  clientId: string
  channelCode: string
  productLogo: string
  feeCode: string
  answers: Readonly<Record<string, string>>
}

/** One of the sandbox bank's people. All are fictional. Absent traits mean the ordinary, good case. */
export interface Person {
  mobile: string
  customerType: 'NTB' | 'ETB'
  /** The outcome that this person is for, in one sentence. */
  story: string
  firstName: string
  lastName: string
  /** Suggested entries; anything else that is valid works too. */
  panNumber: string
  dateOfBirth: string
  gender: 'MALE' | 'FEMALE'
  decision?: {
    /** Gives a request_id first; entering the code that arrives leads to `answered`, skipping to `skipped`. */
    socialTrust?: { answered: ScriptedDecision; skipped: ScriptedDecision }
    first?: ScriptedDecision
    again?: ScriptedDecision
    final?: 'approve' | 'reject'
    /** The first response is computed but never arrives. */
    firstAnswerLost?: true
  }
  /** What the registers of mobile numbers say; `silent`: nothing, this many times. */
  mobileRisk?: 'revoked' | 'high' | { silent: number }
  /** The person is on a list of the screening; what the bank's person finds. */
  screening?: 'cleared' | 'confirmed'
  bureau?: { first: BureauRecord | 'none'; second: BureauRecord | 'none' }
  panOfExistingCustomer?: { registeredMobile: boolean }
  ckyc?: 'good' | 'otherPerson' | 'stale'
  aadhaar?: { linkedMobile?: string; genderDiffers?: true; underAge?: true }
  videoKyc?: 'decline' | 'refer' | 'noAgent'
  los?: 'reject'
  crm?: 'reject'
  /** What a person at the bank finds who looks at a rejection again; by default it stays. */
  contest?: 'lifted' | { refusedAtFirst: number }
  cardHost?: { crashes: number } | 'refuses'
  relationship?: Relationship
  prepared?: PreparedClient
  seeded?: SeededApplication
}
