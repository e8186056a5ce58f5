import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { sixDigits } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const ckycDownload = defineCall({
  id: 'ckycDownload',
  method: 'POST',
  path: '/api/kyc/ckycDownload',
  summary:
    'With the registry’s code: downloads the central KYC record and compares names and birth date; another person’s sets CKYC_REJECT, a stale or incomplete one CKYC_REFER, a good one is shown. With `mine`: “these are my details” sets CKYC_APPROVED, “these are not mine” CKYC_REJECT.',
  caller: 'applicant',
  allowed: 'by-action',
  /** One of both. */
  request: z.strictObject({ otp: z.optional(sixDigits), mine: z.optional(z.enum(['Y', 'N'])) }),
  response: oneApplication,
  problems: ['FIELDS_REFUSED', 'OTP_WRONG', 'OTP_EXPIRED', ...ofSaving],
  limit: 'otp-verify',
  repeat: 'effect',
})
