import { oneTimeCode } from '../../../fields/one-time-code.ts'
import type { ScreenForm } from '../../form.ts'

export const verifyOtp: ScreenForm<'otp'> = {
  screen: 'verify-otp',
  questions: { otp: { kind: oneTimeCode } },
  read: () => ({}),
}
