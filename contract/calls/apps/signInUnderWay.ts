import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { mobileNumber } from '../../shapes/identifiers.ts'
import { enteredSignIn } from '../../shapes/sign-in.ts'

export const signInUnderWay = defineCall({
  id: 'signInUnderWay',
  method: 'POST',
  path: '/api/apps/signInUnderWay',
  summary:
    'The sign-in that this browser (its envelope key) began in the last 30 minutes, so that a reload of the code’s page loses nothing; empty when there is none.',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({}),
  response: z.strictObject({
    /** `proven`: this browser has entered the code of that number since. */
    signIn: z.optional(
      z.extend(enteredSignIn, {
        /** Masked if a link brought it and its code was not entered yet: who follows a link need not know the number. */
        mobileNumber: z.optional(mobileNumber),
        maskedMobile: z.optional(z.string()),
        resendInSeconds: z.number(),
        proven: z.optional(z.boolean()),
        /** The partner prepared it: its logo is in the header. */
        partner: z.optional(z.literal(true)),
      }),
    ),
  }),
  problems: [],
  limit: 'session',
  repeat: 'read',
})
