import * as z from 'zod/mini'
import { code } from './codes.ts'
import { words } from './words.ts'

/** Why an application ended, as far as its applicant is told: the closed list of `journey/rules/notice`. */
export const endReasons = [
  'age',
  'creditReport',
  'income',
  'occupation',
  'incomeProof',
  'documents',
  'additionalCheck',
  'employer',
  'pincode',
  'identity',
  'general',
  'withdrawn',
] as const

/** The parts of a notice, in their order. */
export const noticeParts = ['decision', 'todo', 'again', 'bureau', 'contest', 'complain'] as const
export type NoticePart = (typeof noticeParts)[number]

const sentences = [
  'subject',
  'reference',
  'greeting',
  'greetingWithoutName',
  'declined',
  'offerDeclined',
  /** An offer of a card was: said instead of the withdrawal. */
  'offerTurnedDown',
  'againFrom',
  'againNow',
  'bureauAsked',
  'bureauCorrect',
  'contest',
  'closing',
] as const

const reason = z.enum(endReasons)

/**
 * decision-notice.json: what an applicant is told when an application ends, on the page and in the letter alike. Two
 * levels: a code of the bank's rules gives a reason that applicants may know; the reason gives a sentence and what to do.
 */
export const decisionNoticeFile = z.strictObject({
  /** A code that is not listed is `general`. It never leaves the server itself. */
  codes: z.record(code, reason),
  reasons: z.record(
    reason,
    z.strictObject({
      says: words,
      /** The first of what to do, where a person's look may help: left out on the page of somebody who has asked for one. */
      ask: z.optional(words),
      /** The same as a question: the page asks it beside the button for a person’s look. */
      doubt: z.optional(words),
      todo: z.array(words),
    }),
  ),
  /** Where each credit bureau gives people their own report. Their names are in brand.json. */
  bureaus: z.record(z.enum(['first', 'second']), z.strictObject({ site: z.string() })),
  /** Where complaints go that the bank has not settled. */
  ombudsman: z.string(),
  headings: z.record(z.enum(noticeParts), words),
  sentences: z.record(z.enum(sentences), words),
  complain: z.array(words).check(z.minLength(1)),
})
export type DecisionNotice = z.infer<typeof decisionNoticeFile>

/** What a sentence of the notice may hold in braces besides the brand's names. */
export const noticePlaceholders = ['productName', 'reference', 'name', 'day', 'bureau', 'site', 'ombudsman'] as const
