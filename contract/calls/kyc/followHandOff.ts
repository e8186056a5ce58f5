import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { linkToken } from '../../shapes/identifiers.ts'

export const followHandOff = defineCall({
  id: 'followHandOff',
  method: 'POST',
  path: '/api/kyc/followHandOff',
  summary:
    'How far a hand-off to a phone has come, for the browser that began it. It touches neither session nor hold.',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({ token: linkToken }),
  response: z.strictObject({
    /**
     * `waiting`: nobody has opened the link. `expired`: nobody did. `opened`: the code is awaited on the phone.
     * `onPhone`: the phone has the application. `left`: its page was closed. `done`: the call is over.
     */
    state: z.enum(['waiting', 'expired', 'opened', 'onPhone', 'left', 'done']),
  }),
  problems: ['NOT_FOUND'],
  limit: 'session',
  repeat: 'read',
})
