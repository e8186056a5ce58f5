import { effectConformance } from '../effect-conformance.ts'
import type { Voice } from './port.ts'

/** `mobile` can be called. */
export function voiceConformance(port: () => Voice, { mobile }: { mobile: string }) {
  for (const language of ['en', 'hi'])
    effectConformance(
      `a call in ${language}`,
      () => port().call,
      () => ({ to: mobile, template: 'MOBILE_OTP', language, text: 'Your code is 1, 2, 3, 4, 5, 6.' }),
    )
}
