import { effectConformance } from '../effect-conformance.ts'
import type { Sms } from './port.ts'

/** `mobile` can receive a text. */
export function smsConformance(port: () => Sms, { mobile }: { mobile: string }) {
  for (const channel of ['SMS', 'CALL'] as const) {
    effectConformance(
      `sending by ${channel}`,
      () => port().send,
      () => ({ to: mobile, channel, template: 'MOBILE_OTP', text: '123456 is your code.' }),
    )
  }
}
