import * as z from 'zod/mini'
import { tolerantObject } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id } from '../wire-fields.ts'

export const sendMail = defineOperation({
  system: 'email',
  path: '/mails',
  kind: 'effect',
  request: z.strictObject({
    recipient: z.string().check(z.maxLength(80)),
    templateId: code,
    subjectLine: z.string().check(z.minLength(1), z.maxLength(200)),
    textBody: z.string().check(z.minLength(1), z.maxLength(20_000)),
    htmlBody: z.optional(z.string().check(z.maxLength(200_000))),
  }),
  response: tolerantObject({ mailId: id }),
})
