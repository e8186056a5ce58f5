import * as z from 'zod/mini'
import { code } from './codes.ts'
import { words } from './words.ts'

/**
 * consent-notices.json: what the law on personal data (DPDP Act) wants to be said beside each consent, item by item. A
 * notice says what the product does today; what was agreed to is the consent's own text, under its version.
 */
export const consentNoticesFile = z.strictObject({
  /** Where to complain, the same for every consent. */
  complain: words,
  /** By the code of the consent. */
  notices: z.record(
    code,
    z.strictObject({
      purpose: words,
      data: z.array(words).check(z.minLength(1)),
      /** How long what it brings is kept. */
      kept: words,
      receivers: words,
      withdraw: words,
    }),
  ),
})
export type ConsentNotices = z.infer<typeof consentNoticesFile>

/** What a notice may hold in braces besides the brand's names; the last three only where a statement is shared. */
export const consentNoticePlaceholders = [
  'firstBureau',
  'secondBureau',
  'bureauReportDays',
  'decisionTraceDays',
  'months',
  'consentDays',
  'keptDays',
] as const
