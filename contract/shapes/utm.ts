import * as z from 'zod/mini'

const value = z.optional(z.string().check(z.maxLength(100), z.regex(/^[A-Za-z0-9_.-]*$/)))

/** Campaign data (EN-20): capped and plain, since it goes out in URLs (T16). */
export const utmParameters = z.strictObject({ utmSESource: value, utmCPCampaign: value, utmAGMedium: value })
