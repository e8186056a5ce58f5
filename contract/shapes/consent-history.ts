import * as z from 'zod/mini'

/** Where a consent was given, withheld or withdrawn. `elsewhere`: not by the applicant's own browser. */
export const consentPlaces = [
  'start',
  'terms',
  'aadhaar',
  'call',
  'pin',
  'card',
  'statement',
  'airline',
  'consents',
  'elsewhere',
] as const

export type ConsentPlace = (typeof consentPlaces)[number]

/** One answer to one text: Y was given, N withheld or, after a Y, withdrawn. */
export const recordedConsent = z.strictObject({
  version: z.string(),
  value: z.enum(['Y', 'N']),
  /** In which the text was shown. */
  language: z.string(),
  at: z.string(),
  place: z.enum(consentPlaces),
  /** The text as it was shown. */
  text: z.optional(z.string()),
})
