import { effectConformance } from '../effect-conformance.ts'
import type { Sms } from './port.ts'

/** `mobile` can receive a text. */
export function smsConformance(port: () => Sms, { mobile }: { mobile: string }) {
  effectConformance(
    'sending a text',
    () => port().send,
    () => ({ to: mobile, template: 'MOBILE_OTP', text: '123456 is your code.' }),
  )
}
