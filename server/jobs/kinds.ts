import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { retailerStatuses } from '@card-journey/journey/rules/entry/retailer-status.ts'
import type { PreparedEvent } from '@card-journey/providers/crm/port.ts'
import * as z from 'zod/mini'

/** Most kinds with no payload follow from their application alone, or from the day. */
const none = z.undefined()

/**
 * Every kind of job, and what its outbox entry carries. Payloads are sealed; a release must still understand the entries
 * that the one before it wrote.
 */
export const jobPayloads = {
  'back-office': z.strictObject({
    marker: z.custom<Marker>((value) => typeof value === 'string'),
    /** How often the host had nothing new since the application came here. */
    looks: z.int(),
    /** The case of a screening that brought it there: an application may come to a marker more than once. */
    round: z.optional(z.string()),
    /** Since when the host has given no usable answer (ms), if it has not. */
    silentSince: z.optional(z.int()),
    /** A look beside the chain of them, because the host said that something changed: no further one follows from it. */
    notified: z.optional(z.literal(true)),
  }),
  /** `language`: the one in which it was asked for, where somebody asked. `day`: the one that the text names. */
  message: z.strictObject({ template: z.string(), language: z.optional(z.string()), day: z.optional(z.string()) }),
  'apply-again': z.strictObject({ day: z.string() }),
  'decision-letter': z.strictObject({ letterIn: z.string() }),
  contest: z.strictObject({ of: z.string(), looks: z.int() }),
  /** A code whose gateway was away. All but the code itself, which follows from the challenge. */
  'late-code': z.strictObject({
    template: z.string(),
    channel: z.enum(['sms', 'voice', 'email']),
    to: z.string(),
    language: z.string(),
  }),
  'terms-copy': z.strictObject({
    productLogo: z.string(),
    feeCode: z.string(),
    language: z.string(),
    acceptedAt: z.string(),
    /** The version of the terms, and the hashes of the documents' texts; none in an entry of the release before. */
    accepted: z.optional(z.strictObject({ version: z.string(), documents: z.array(z.string()) })),
  }),
  /** The application is noted with the customer's liabilities at the bank; nothing waits for it. */
  'liability-details': z.strictObject({ crn: z.string() }),
  /** The registers of mobile numbers did not answer on that day, when the application was created. */
  'mobile-check': z.strictObject({ unansweredOn: z.string() }),
  /** A look whether a reminder is due: how many were sent, and which look after them it is. */
  reminder: z.strictObject({ sent: z.int(), looks: z.int() }),
  /** A link that the applicant asked for. */
  'continue-link': z.strictObject({ language: z.string() }),
  /** The hash of the text, and the address that was verified when it was asked for. */
  'answers-copy': z.strictObject({ hash: z.string(), to: z.string() }),
  'close-applications': none,
  /** What was entered in an application that has expired unfinished, or has ended long ago. */
  'erase-application': none,
  /** The look for those that have ended long ago. */
  'erase-ended': none,
  /** The uploaded files of an application that is over. */
  'erase-files': none,
  'sweep-files': none,
  'whatsapp-consent': z.strictObject({ action: z.enum(['OPTIN', 'OPTOUT']) }),
  /** Mobile banking for the card, agreed to or withdrawn. */
  'mobile-banking': z.strictObject({ on: z.boolean(), entry: z.string() }),
  /** A look whether the host has made late what was asked for with a consent that has ended since. */
  'ended-consent': z.strictObject({ code: z.enum(['UPI', 'AUTOPAY']) }),
  /** A look at whether the holder has activated the card. */
  'card-activation': none,
  /** A look at what the retailer may hear: what it was told last, and how often it was told something. */
  'retailer-status': z.strictObject({
    looks: z.int(),
    times: z.int(),
    told: z.optional(z.enum(retailerStatuses)),
  }),
  /** The link, and the email, of an application that a telecaller prepared. */
  'prepared-messages': z.strictObject({ requestId: z.string(), clientId: z.string() }),
  /** What became of it, for the telecaller. */
  'telecaller-told': z.strictObject({
    requestId: z.string(),
    clientId: z.string(),
    event: z.custom<PreparedEvent>((value) => typeof value === 'string'),
  }),
  'close-case': z.strictObject({ host: z.enum(['los', 'crm']) }),
  'cancel-analysis': z.strictObject({ transactionId: z.string() }),
  /** The consent to a shared statement, or the time for which it is kept, may be over. */
  'look-at-statement': z.strictObject({ statementOf: z.string() }),
  /** `bookedAt`: which booking of that slot; none in an entry of the release before. */
  'call-booked': z.strictObject({ bookedFor: z.int(), bookedAt: z.optional(z.int()) }),
  /** A look at a booked call shortly before it. */
  'call-reminder': z.strictObject({ startsAt: z.int(), bookedAt: z.optional(z.int()) }),
  /** The opening of the video desk that was named when the message was asked for. */
  'desk-opens': z.strictObject({ opensAt: z.string() }),
  /** A hand-off link by SMS, good until `expiresAt` (ms). */
  'hand-off-link': z.strictObject({ transactionId: z.string(), language: z.string(), expiresAt: z.int() }),
  'leave-queue': z.strictObject({ ticket: z.string() }),
} as const satisfies Readonly<Record<string, z.ZodMiniType>>

export type JobKind = keyof typeof jobPayloads
export type PayloadOf<Kind extends JobKind> = z.infer<(typeof jobPayloads)[Kind]>

/** Kinds that need nothing but their name: what is due once a day. */
export type DailyKind = { [Kind in JobKind]: undefined extends PayloadOf<Kind> ? Kind : never }[JobKind]

export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(jobPayloads, kind)

/** What was sealed with an entry, as its kind's payload. Throws when it is another's. */
export const payloadOf = <Kind extends JobKind>(kind: Kind, payload: unknown): PayloadOf<Kind> =>
  // Safe: parsed by the schema of this kind.
  jobPayloads[kind].parse(payload) as PayloadOf<Kind>
