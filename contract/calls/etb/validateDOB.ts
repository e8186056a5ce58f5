import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const validateDOB = defineCall({
  id: 'validateDOB',
  method: 'POST',
  path: '/api/etb/apps/validateDOB',
  summary:
    'Compares a customer’s date of birth with the bank’s record, three times a day; once it matches, the server asks for details, earlier rejections, cards and offer, and sets the first marker that applies.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ dateOfBirth: z.string().check(z.maxLength(20)) }),
  response: oneApplication,
  problems: ['FIELDS_REFUSED', 'dobMismatch', 'P103', ...ofSaving],
  limit: 'otp-verify',
  repeat: 'effect',
})
