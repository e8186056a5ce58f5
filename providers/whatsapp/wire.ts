import * as z from 'zod/mini'
import { tolerantObject, done } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id, mobile } from '../wire-fields.ts'

/** The specification's shape of sendNotification. */
export const consent = defineOperation({
  system: 'whatsapp',
  path: '/consents',
  kind: 'effect',
  request: z.strictObject({
    sourceAppId: z.literal('CCSFDC'),
    requestId: id,
    action: z.enum(['OPTIN', 'OPTOUT']),
    notificationType: z.literal('WHATSAPP'),
    messages: z.tuple([z.strictObject({ destination: z.tuple([mobile]) })]),
  }),
  response: done,
})

export const sendMessage = defineOperation({
  system: 'whatsapp',
  path: '/messages',
  kind: 'effect',
  request: z.strictObject({ destination: mobile, templateId: code, body: z.string().check(z.maxLength(2000)) }),
  response: tolerantObject({ msgId: id }),
})
