import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { language } from '../../shapes/identifiers.ts'

export const sendContinueLink = defineCall({
  id: 'sendContinueLink',
  method: 'POST',
  path: '/api/apps/sendContinueLink',
  summary: 'Texts a one-time link to the number on record, to continue later or on another device.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({ language }),
  response: z.strictObject({}),
  problems: [],
  limit: 'otp-request',
  repeat: 'effect',
})
