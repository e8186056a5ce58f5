import MailComposer from 'nodemailer/lib/mail-composer'
import type { EmailMessage } from './port.ts'
import type { Sender } from './sender.ts'

/** The message's own id: one for each reference, so that a copy which a relay makes is known as a copy. */
export const messageIdOf = (reference: string, { address }: Sender): string =>
  `${reference}@${address.slice(address.lastIndexOf('@') + 1)}`

const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** The message as it goes over the wire. Nothing is read from files or the network, whatever its texts say. */
export const composeMessage = (
  { to, subject, text, html }: EmailMessage,
  { reference, from, at }: { reference: string; from: Sender; at: Date },
): Promise<Buffer> =>
  new MailComposer({
    from,
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    html,
    date: at,
    messageId: `<${messageIdOf(reference, from)}>`,
    // No holiday replies to a machine (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
