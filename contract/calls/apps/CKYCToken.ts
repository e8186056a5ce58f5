import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const CKYCToken = defineCall({
  id: 'CKYCToken',
  method: 'POST',
  path: '/api/apps/CKYCToken',
  summary:
    'Does what ckycDownload does, with the token of the link in the registry’s message (`/ckyc-redirect`). The token is good once, and for the request of this application that sent it. NOT_FOUND: any other.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ CKYCToken: identifier }),
  response: oneApplication,
  problems: ['NOT_FOUND', ...ofSaving],
  limit: 'otp-verify',
  repeat: 'effect',
})
