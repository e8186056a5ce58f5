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
