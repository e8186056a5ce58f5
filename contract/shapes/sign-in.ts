import { consentCodes } from '@card-journey/journey/application/consent.ts'
import * as z from 'zod/mini'
import { identifier, language } from './identifiers.ts'

/** What an applicant entered before the code was sent; kept by the server so that a reload finds it again. */
export const enteredSignIn = z.strictObject({
  /** `resume`: signs in to an application that exists. */
  kind: z.enum(['apply', 'resume']),
  product: z.optional(
    z.strictObject({
      productCode: identifier,
      productLogo: identifier,
      productName: z.string().check(z.maxLength(80)),
      feeCode: z.string().check(z.maxLength(20)),
      isAirlineCobrand: z.boolean(),
    }),
  ),
  consents: z
    .array(
      z.strictObject({
        code: z.enum(Object.values(consentCodes)),
        version: z.string().check(z.maxLength(20)),
        value: z.enum(['Y', 'N']),
      }),
    )
    .check(z.maxLength(8)),
  /** The language of the texts that were agreed to. */
  language,
})
