import * as z from 'zod/mini'
import { channelCode, code, productCode, rupees } from './codes.ts'
import { theme } from './product.ts'

/**
 * How soon something is looked at again: first after `firstSeconds`, then, while nothing is new, each time after `growth`
 * times as long, but never later than `longestSeconds`.
 */
const looks = z.strictObject({
  firstSeconds: z.number().check(z.minimum(0.1), z.maximum(3600)),
  growth: z.number().check(z.minimum(1), z.maximum(10)),
  longestSeconds: z.number().check(z.minimum(1), z.maximum(86_400)),
})

/** policy.json: codes and numbers that control the journey and that a bank may change without a release. */
export const policyFile = z.strictObject({
  channels: z.strictObject({
    default: channelCode,
    partner: channelCode,
    webAnalytics: channelCode,
    telecaller: z.array(channelCode),
  }),
  partnerClientId: code,
  defaultTheme: theme,
  /** The card whose figures the documents show while none is chosen. */
  defaultProduct: productCode,
  /** May be used by the partner channel only (LG-14). */
  restrictedProducts: z.array(productCode),
  /** Portrait card art (CO-26, CO-59). Codes without a card yet are allowed. */
  verticalCardProducts: z.array(productCode),
  digitalAccountProducts: z.array(productCode),
  /** Cards that carry the retailer's name (SP-16). */
  retailerProducts: z.array(productCode),
  /** Offered after a soft reject (RT-72). */
  securedProduct: productCode,
  softRejectCodes: z.array(code),
  /**
   * The deposit behind it: from `lowest` to `highest` in steps, `standard` suggested. The limit is `limitPercent` of the
   * deposit, rounded down to a multiple of `limitStep`. Whole rupees.
   */
  securedCard: z.strictObject({
    lowest: rupees,
    highest: rupees,
    step: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    standard: rupees,
    limitPercent: z.int().check(z.minimum(10), z.maximum(100)),
    limitStep: z.int().check(z.minimum(1), z.maximum(100_000)),
  }),
  /** A lower limit than offered may be chosen: down to `lowest`, unless the card says another, in steps. Whole rupees. */
  limitChoice: z.strictObject({ lowest: rupees, step: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  /** The rejection code that leads to an external URL at the next login (LG-27). */
  redirectingRejectionCode: code,
  /**
   * Limits of codes and answers (LG-32): wrong entries that void a code, voided codes that lock a number or address and for
   * how long, codes sent in an hour, and tries in a day of each that a host checks: PAN, CRN, date of birth, Aadhaar, the CKYC
   * registry's code.
   */
  attempts: z.strictObject({
    wrongEntriesPerCode: z.int().check(z.minimum(1), z.maximum(10)),
    voidedCodesBeforeLock: z.int().check(z.minimum(1), z.maximum(10)),
    lockMinutes: z.int().check(z.minimum(1), z.maximum(1440)),
    codesPerHour: z.int().check(z.minimum(1), z.maximum(10)),
    triesPerDay: z.int().check(z.minimum(1), z.maximum(10)),
  }),
  /** How long a one-time code works. One that its gateway brings late is of no use in its last minute and a half. */
  codeMinutes: z.int().check(z.minimum(2), z.maximum(30)),
  /** Seconds before another code may be sent: after the first one, after each later one (CO-08, CO-56). */
  resendSeconds: z.strictObject({
    first: z.int().check(z.minimum(10), z.maximum(600)),
    later: z.int().check(z.minimum(10), z.maximum(600)),
  }),
  /** Credit enquiries of one application and day: one for each person, so that a corrected PAN can be asked about too. */
  bureauEnquiriesPerDay: z.int().check(z.minimum(1), z.maximum(10)),
  /** Copies of the own answers that an applicant may have sent in a day. */
  answerCopiesPerDay: z.int().check(z.minimum(1), z.maximum(20)),
  /** Uploads of an application begun in a day, also those that are refused or removed, which give their room back. */
  uploadsPerDay: z.int().check(z.minimum(20), z.maximum(2000)),
  /** How often the card's number may be shown in a day. */
  revealsPerDay: z.int().check(z.minimum(1), z.maximum(50)),
  /** Changes of a card in a day that take no proof and are texted to the holder: of the statement, of UPI to off. */
  unprovenCardChangesPerDay: z.int().check(z.minimum(1), z.maximum(100)),
  /** How old a bureau report may be to decide; 0: of the same day. An older one is asked for again. */
  bureauReportDays: z.int().check(z.minimum(0), z.maximum(365)),
  /**
   * How long the bank keeps which rules decided on an application, and how: for the five years that banks
   * keep their records. Counted from the decision.
   */
  decisionTraceDays: z.int().check(z.minimum(365), z.maximum(3653)),
  /**
   * Of a credit report, only addresses reported within a number of months count, and of these the newest few (CO-16,
   * BU-04).
   */
  bureauAddressMonths: z.int().check(z.minimum(1), z.maximum(120)),
  bureauAddressLimit: z.int().check(z.minimum(1), z.maximum(10)),
  /** How many completed calendar months of salary slips are required (CO-36). */
  salarySlipMonths: z.int().check(z.minimum(1), z.maximum(12)),
  /** Working days within which the physical card arrives (CO-39). The messages CARD_READY name them in their own text. */
  deliveryWorkingDays: z.int().check(z.minimum(1), z.maximum(60)),
  /** Hours within which people decide on an application under review, from when it came to them. */
  reviewHours: z.int().check(z.minimum(1), z.maximum(720)),
  /** After how long the page says that a step of the bank's systems takes longer than usual. */
  slowStepSeconds: z.int().check(z.minimum(1), z.maximum(3600)),
  /** How long before a session ends for lack of activity the applicant is warned. At least a minute to react (WCAG 2.2.1). */
  sessionWarningMinutes: z.int().check(z.minimum(1), z.maximum(15)),
  /** Days after rejectedDate, the last day included, on which no new application is taken (LG-28). */
  rejectionBlockDays: z.int().check(z.minimum(0), z.maximum(3650)),
  /** When the message goes out that somebody asked for, on the day on which to apply again. */
  applyAgainReminderTime: z.string().check(z.regex(/^(09|1[0-7]):[0-5]\d$/, 'must be a time from 09:00 to 17:59')),
  /**
   * How soon a host that is still working on an application is asked again. A host's notification brings an extra look,
   * at most one every `betweenNotifiedSeconds`. The outcome of what was sent is unknown once a host has given no usable
   * answer for `unknownAfterMinutes`.
   */
  backOfficeLooks: z.strictObject({
    ...looks.shape,
    unknownAfterMinutes: z.int().check(z.minimum(1), z.maximum(1440)),
    betweenNotifiedSeconds: z.number().check(z.minimum(0.1), z.maximum(3600)),
  }),
  /**
   * The same where people of a bank decide, which may take days: a review, a case, an address. The applicant's open page
   * brings an extra look, at most one every `betweenPageLooksMinutes`.
   */
  reviewLooks: z.strictObject({
    ...looks.shape,
    betweenPageLooksMinutes: z.int().check(z.minimum(1), z.maximum(1440)),
  }),
  /**
   * How soon a page asks again what has become of an application, by who is waited for: the bank's systems, people (an
   * officer, an operator), the place in the queue for a video call, the result of a call under way.
   */
  pageLooks: z.strictObject({ systems: looks, people: looks, queue: looks, call: looks }),
  /** Days without a saved answer after which an application that the bank has not decided on is closed. */
  expiryDays: z.int().check(z.minimum(1), z.maximum(3650)),
  /** How many days before an unfinished application is closed, and what was entered in it erased, its applicant is told. */
  expiryNoticeDays: z.int().check(z.minimum(1), z.maximum(60)),
  /** How long records are kept that no other rule of the policy names. Days; all kinds: docs/generated/retention.md. */
  retention: z.strictObject({
    /**
     * From when an application ended without a card (refused, withdrawn, not finished after a decision) until what was
     * entered in it is erased. Shipped: five years, as for the traces of decisions, which are never erased before their time.
     */
    endedApplicationDays: z.int().check(z.minimum(0), z.maximum(3653)),
    /**
     * From when what was entered was erased until audit and consents of the application may be removed too. They prove what
     * was agreed to; no law that we know says how long, so the figure is the bank's own.
     */
    evidenceDays: z.int().check(z.minimum(0), z.maximum(36_525)),
    /** The same for the audit of sign-ins that led to no application. At least the 180 days that CERT-In asks of logs. */
    signInEvidenceDays: z.int().check(z.minimum(180), z.maximum(36_525)),
  }),
  /**
   * Reminders to activate a card: how many days before the last one each goes out, and at which time of the day. The card
   * host says which day is the last.
   */
  activationReminders: z.strictObject({
    daysBefore: z.array(z.int().check(z.minimum(1), z.maximum(365))).check(z.maxLength(5)),
    time: z.string().check(z.regex(/^(09|1[0-7]):[0-5]\d$/, 'must be a time from 09:00 to 17:59')),
  }),
  /** Codes of the networks whose cards may be used with UPI. Empty: the page of a card doesn't speak of it. */
  upiNetworks: z.array(code),
  /**
   * Cards for a holder's family: at most this many, 0 to offer none; the limits to choose from, in percent of the holder's
   * credit limit.
   */
  addOnCards: z.strictObject({
    most: z.int().check(z.minimum(0), z.maximum(10)),
    limitShares: z.array(z.int().check(z.minimum(1), z.maximum(100))).check(z.minLength(1), z.maxLength(10)),
  }),
  /** How old the proof of a mobile number may be to take an application over from another browser (RO-14). */
  takeOverCodeMinutes: z.int().check(z.minimum(1), z.maximum(60)),
  /**
   * Reminders of an unfinished application: after how many hours without a sign of the applicant each goes out, and
   * between which hours of the day in India. A link works to the end of the day `linkDays` ahead; an applicant may ask
   * for `linksPerDay` of them.
   */
  reminders: z.strictObject({
    afterHours: z.array(z.int().check(z.minimum(1), z.maximum(720))).check(z.maxLength(2)),
    fromHour: z.int().check(z.minimum(0), z.maximum(23)),
    toHour: z.int().check(z.minimum(1), z.maximum(24)),
    linkDays: z.int().check(z.minimum(1), z.maximum(30)),
    linksPerDay: z.int().check(z.minimum(0), z.maximum(10)),
  }),
})
export type Policy = z.infer<typeof policyFile>

const perProduct = z.record(productCode, z.string())

/** redirects.json: where the browser may be sent. A key's URL for one product, else its default. */
export const redirectsFile = z.strictObject({
  /** Scheme, host and port. A URL elsewhere is refused when the file is read and again when it is used. */
  allowedOrigins: z.array(z.string()),
  keys: z.strictObject({
    /** Where an S100 reset sends applicants of the partner channel (SC-45). */
    STORE: z.strictObject({ default: z.optional(z.string()), products: perProduct }),
    /** The bank's own journey for customers with etbFlow false (LG-26, LG-29). */
    ETB: z.strictObject({ default: z.optional(z.string()), products: perProduct }),
    /** A redirecting internal rejection (LG-27). */
    REJECTION: z.strictObject({ default: z.optional(z.string()), products: perProduct }),
  }),
})
export type Redirects = z.infer<typeof redirectsFile>
export type RedirectKey = keyof Redirects['keys']
