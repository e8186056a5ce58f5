import * as z from 'zod/mini'

/** The languages in which the Aadhaar consent may be read and heard, whatever the language of the page (VK-13). */
export const consentLanguages = ['en', 'hi', 'bn', 'gu', 'kn', 'mr', 'ta', 'te'] as const

export const consentLanguage = z.enum(consentLanguages)

/** The Aadhaar consent in one language. */
export const spokenConsent = z.strictObject({
  code: z.literal('AADHAAR'),
  version: z.string(),
  /** The language of the text. */
  spokenIn: consentLanguage,
  title: z.string(),
  text: z.string(),
  /** The path of the same words as a .wav; absent: they are not read aloud. */
  audio: z.optional(z.string()),
})
