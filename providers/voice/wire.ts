import * as z from 'zod/mini'
import { tolerantObject } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id, mobile } from '../wire-fields.ts'

export const placeCall = defineOperation({
  system: 'voice',
  path: '/calls',
  kind: 'effect',
  request: z.strictObject({
    destination: mobile,
    notificationType: z.literal('CALL'),
    templateId: code,
    dltTemplateId: z.optional(z.string().check(z.regex(/^\d{19}$/))),
    language: z.string().check(z.regex(/^[a-z]{2}$/)),
    speech: z.string().check(z.minLength(1), z.maxLength(500)),
  }),
  response: tolerantObject({ callId: id }),
})
