import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { linkToken } from '../../shapes/identifiers.ts'

export const takeBack = defineCall({
  id: 'takeBack',
  method: 'POST',
  path: '/api/kyc/takeBack',
  summary:
    'The session that handed the application to a phone takes it back without a code: once the phone’s page is closed, or the call is over.',
  caller: 'signed-in',
  allowed: 'any',
  request: z.strictObject({ token: linkToken }),
  response: oneApplication,
  problems: ['E_INVALID_SESSION', 'NOT_FOUND'],
  limit: 'session',
  repeat: 'read',
})
