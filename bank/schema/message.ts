import * as z from 'zod/mini'
import { code } from './codes.ts'
import { perLanguage, words } from './words.ts'

/** Ids of a template in the register (DLT), where the text in each language is a template of its own. */
export const registrations = perLanguage(
  z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of the registered template')),
)

/**
 * messages.json: what the bank sends. An SMS goes out exactly as registered (header, DLT id); only its variables
 * change. A changed text needs a new registration.
 */
export const messagesFile = z.array(
  z.strictObject({
    code,
    channel: z.enum(['sms', 'voice', 'email', 'whatsapp']),
    /** Of an SMS and of what a voice reads out. Emails are not registered; WhatsApp knows a template by its code. */
    dltId: z.optional(registrations),
    subject: z.optional(words),
    text: words,
    variables: z.array(z.string().check(z.regex(/^[a-z][A-Za-z]*$/, 'must be a name, like "otp"'))),
  }),
)
export type MessageTemplate = z.infer<typeof messagesFile>[number]
