import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { bankDocument } from '../../shapes/bank-document.ts'
import { consentPlaces } from '../../shapes/consent-history.ts'
import { consentNotice } from '../../shapes/consent-notice.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { language } from '../../shapes/language.ts'

export const getConsentDetails = defineCall({
  id: 'getConsentDetails',
  method: 'GET',
  path: '/api/master/getConsentDetails',
  summary:
    'Consents and notices with their text and version; with a code that one alone, and its whole document with the figures of the card; with notices=Y what each is for, item by item, and where it is asked.',
  caller: 'anyone',
  allowed: 'any',
  request: z.strictObject({
    code: z.optional(identifier),
    notices: z.optional(z.literal('Y')),
    productLogo: z.optional(identifier),
    feeCode: z.optional(identifier),
    language,
  }),
  response: z.array(
    z.strictObject({
      code: z.string(),
      version: z.string(),
      /** A notice is shown, not ticked. */
      kind: z.enum(['consent', 'notice']),
      mandatory: z.enum(['Y', 'N']),
      title: z.string(),
      text: z.string(),
      /** The last part of /terms-conditions/:document. */
      documentCode: z.optional(z.enum(['TNC', 'PRIVACY', 'KFS', 'MITC'])),
      document: z.optional(bankDocument),
      /** Of a consent, where notices are asked for. */
      notice: z.optional(consentNotice),
      /** Where in an application it is asked first, where notices are asked for; absent for what no screen of it asks. */
      asked: z.optional(z.enum(consentPlaces)),
      /** Of STATEMENT: months of statements, days in which they may be fetched, days for which they are kept. */
      sharing: z.optional(z.strictObject({ months: z.number(), consentDays: z.number(), keptDays: z.number() })),
    }),
  ),
  problems: ['PRODUCT_NOT_FOUND'],
  limit: 'public',
  repeat: 'read',
})
