import { effectConformance } from '../effect-conformance.ts'
import type { Email } from './port.ts'

/** `address` can receive mail. */
export function emailConformance(port: () => Email, { address }: { address: string }) {
  effectConformance(
    'sending an e-mail',
    () => port().send,
    () => ({ to: address, template: 'EMAIL_OTP', subject: 'Your code', text: 'Your code is 123456.' }),
  )
}
