import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { linkToken } from '../../shapes/identifiers.ts'

export const validateEmail = defineCall({
  id: 'validateEmail',
  method: 'POST',
  path: '/api/apps/validateEmail',
  summary:
    'Proves the email address that a telecaller entered, by the first query pair of the link that was sent there. The page asks on load, so that a scanner’s visit proves nothing. The same link says yes until it expires; expired, forged and unknown links look the same (RO-15).',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({ token: linkToken }),
  response: z.strictObject({}),
  problems: ['telecallerEmailError'],
  limit: 'otp-verify',
  repeat: 'read',
})
