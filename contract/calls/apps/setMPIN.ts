import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { sixDigits } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const setMPIN = defineCall({
  id: 'setMPIN',
  method: 'POST',
  path: '/api/apps/setMPIN',
  summary: 'Sets the 6-digit mobile banking PIN, once; three failed settings lock it for two hours (EC-42).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ mpin: sixDigits, confirmMpin: sixDigits }),
  response: oneApplication,
  problems: ['FIELDS_REFUSED', 'PIN100', 'PIN101', 'PIN102', 'PIN104', ...ofSaving],
  limit: 'pin',
  repeat: 'effect',
})
