import * as z from 'zod/mini'
import { code } from './codes.ts'
import { words } from './words.ts'

/**
 * messages.json: what the bank sends. An SMS goes out exactly as registered (header, DLT id); only its variables
 * change. A changed text needs a new registration.
 */
export const messagesFile = z.array(
  z.strictObject({
    code,
    channel: z.enum(['sms', 'email', 'whatsapp']),
    /** Id of the registered template; emails have none. */
    dltId: z.optional(z.string().check(z.regex(/^\d{19}$/, 'must be the 19 digits of the registered template'))),
    subject: z.optional(words),
    text: words,
    variables: z.array(z.string().check(z.regex(/^[a-z][A-Za-z]*$/, 'must be a name, like "otp"'))),
  }),
)
export type MessageTemplate = z.infer<typeof messagesFile>[number]
