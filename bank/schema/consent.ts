import * as z from 'zod/mini'
import { code, day } from './codes.ts'
import { words } from './words.ts'

export const version = z.string().check(z.regex(/^\d+\.\d+$/, 'must be two numbers with a dot, like "1.0"'))

export const documentCodes = ['TNC', 'PRIVACY', 'KFS', 'MITC'] as const
export type DocumentCode = (typeof documentCodes)[number]

/**
 * consents.json. What an applicant agrees to is stored as code, version, timestamp and value (EN-22), so a changed text
 * needs a new version. A `notice` is shown, not ticked.
 */
export const consentsFile = z.array(
  z.strictObject({
    code,
    version,
    kind: z.enum(['consent', 'notice']),
    /** Y: the step can't go on without it. */
    mandatory: z.enum(['Y', 'N']),
    title: words,
    text: words,
    /** The document with the full text. */
    document: z.optional(z.enum(documentCodes)),
    /**
     * STATEMENT alone: how many months of statements are asked for, how many days the aggregator may give them, and how
     * many days after the consent what was received is deleted. Agreed to with the text, so other numbers are another version.
     */
    sharing: z.optional(
      z.strictObject({
        months: z.int().check(z.minimum(1), z.maximum(36)),
        consentDays: z.int().check(z.minimum(1), z.maximum(90)),
        keptDays: z.int().check(z.minimum(1), z.maximum(3650)),
      }),
    ),
  }),
)
export type Consent = z.infer<typeof consentsFile>[number]

/** documents/<code>.json: terms, privacy notice, key facts and MITC, printable, with placeholders for fees and names. */
export const documentFile = z.strictObject({
  code: z.enum(documentCodes),
  version,
  effectiveFrom: day,
  title: words,
  introduction: z.optional(words),
  sections: z
    .array(
      z.strictObject({
        heading: words,
        paragraphs: z.array(words),
        rows: z.optional(z.array(z.strictObject({ label: words, value: words }))),
      }),
    )
    .check(z.minLength(1)),
})
export type BankDocument = z.infer<typeof documentFile>
