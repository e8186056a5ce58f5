import * as z from 'zod/mini'

/** Terms, privacy notice, key facts or MITC, with the figures of one card, in the requested language. */
export const bankDocument = z.strictObject({
  code: z.enum(['TNC', 'PRIVACY', 'KFS', 'MITC']),
  version: z.string(),
  effectiveFrom: z.string(),
  title: z.string(),
  introduction: z.optional(z.string()),
  sections: z.array(
    z.strictObject({
      heading: z.string(),
      paragraphs: z.array(z.string()),
      rows: z.optional(z.array(z.strictObject({ label: z.string(), value: z.string() }))),
    }),
  ),
})
export type BankDocumentOnWire = z.infer<typeof bankDocument>
