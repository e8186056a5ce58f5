import { oneTimeCode } from '../../../fields/one-time-code.ts'
import type { ScreenForm } from '../../form.ts'

export const kycOtp: ScreenForm<'otp'> = {
  screen: 'kyc-otp',
  questions: { otp: { kind: oneTimeCode } },
  read: () => ({}),
}
