import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { consent } from '../../shapes/consent.ts'
import { identifier, language, mobileNumber, sourceApplication } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const sendNotification = defineCall({
  id: 'sendNotification',
  method: 'POST',
  path: '/api/apps/sendNotification',
  summary: 'WhatsApp opt-in or opt-out (CA-12). The destination must be the proven mobile number: no open relay (T4).',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({
    sourceAppId: sourceApplication,
    requestId: identifier,
    action: z.enum(['OPTIN', 'OPTOUT']),
    notificationType: z.literal('WHATSAPP'),
    messages: z
      .array(z.strictObject({ destination: z.array(mobileNumber).check(z.maxLength(1)) }))
      .check(z.maxLength(1)),
    /** For an opt-in: the text that was agreed to. */
    consent: z.optional(consent),
    language,
  }),
  response: z.strictObject({}),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'CONSENT_CHANGED', ...ofSaving],
  limit: 'save',
  repeat: 'effect',
})
