import { consentCodes } from '@card-journey/journey/application/consent.ts'
import * as z from 'zod/mini'

/**
 * Consent item (EN-22). The server stamps its own time and binds the text's version; the browser's timestamp is kept as
 * sent.
 */
export const consent = z.strictObject({
  code: z.enum(Object.values(consentCodes)),
  version: z.string().check(z.maxLength(20)),
  timestamp: z.iso.datetime({ offset: true }),
  value: z.enum(['Y', 'N']),
})
