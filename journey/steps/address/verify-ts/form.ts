import { socialTrustCode } from '../../../fields/social-trust-code.ts'
import type { ScreenForm } from '../../form.ts'

export const verifyTs: ScreenForm<'tsOTP'> = {
  screen: 'verify-ts',
  questions: { tsOTP: { kind: socialTrustCode } },
  read: () => ({}),
}
