import * as z from 'zod/mini'
import { tolerantObject } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id } from '../wire-fields.ts'

/** Five mebibytes in base64, and room for the padding. */
export const fileContent = z.string().check(z.minLength(4), z.maxLength(7_100_000))

export const storeDocument = defineOperation({
  system: 'documents',
  path: '/documents',
  kind: 'effect',
  request: z.strictObject({
    applicationId: id,
    docType: z.enum(['DrivingLicence', 'Passport', 'SALARY_SLIP', 'BANK_STATEMENT']),
    mimeType: code,
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    content: fileContent,
  }),
  response: tolerantObject({ documentKey: id }),
})
