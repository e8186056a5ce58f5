import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const documentUploadToS3 = defineCall({
  id: 'documentUploadToS3',
  method: 'POST',
  path: '/api/kyc/documentUploadToS3',
  summary:
    'Archives the uploaded pages of driving licence or passport, the way without Aadhaar, and sets SCAN_DOCUMENT. FIELDS_REFUSED: `identityDocument` requiredField while no page of it is there.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationId: identifier, identityDocument: z.enum(['DrivingLicence', 'Passport']) }),
  response: oneApplication,
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
