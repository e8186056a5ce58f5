import * as z from 'zod/mini'
import { tolerantObject } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id, mobile } from '../wire-fields.ts'

export const sendMessage = defineOperation({
  system: 'sms',
  path: '/messages',
  kind: 'effect',
  request: z.strictObject({
    destination: mobile,
    notificationType: z.literal('SMS'),
    templateId: code,
    dltTemplateId: z.optional(z.string().check(z.regex(/^\d{19}$/))),
    body: z.string().check(z.minLength(1), z.maxLength(1000)),
  }),
  response: tolerantObject({ msgId: id }),
})
