import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'
import { identityDocuments } from '@card-journey/journey/ids/uploads.ts'

export const documentUploadToS3 = defineCall({
  id: 'documentUploadToS3',
  method: 'POST',
  path: '/api/kyc/documentUploadToS3',
  summary:
    'Archives the uploaded pages of driving licence or passport, the way without Aadhaar, and sets SCAN_DOCUMENT. FIELDS_REFUSED: `identityDocument` requiredField while no page of it is there, documentSides while one side is missing; `documentValidUntil` documentExpired.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    applicationId: identifier,
    identityDocument: z.enum(identityDocuments),
    /** The last day on which it is valid, yyyy-MM-dd. */
    documentValidUntil: z.iso.date(),
  }),
  response: oneApplication,
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
