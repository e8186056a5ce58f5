import { oneTimeCode } from '../../../fields/one-time-code.ts'
import { mpin } from '../../../fields/mpin.ts'
import type { ScreenForm } from '../../form.ts'

/** The card's numbers are shown against the PIN; who has none gets a code by SMS (SC-49). */
export const virtualCard: ScreenForm<'mpin' | 'otp'> = {
  screen: 'virtual-card',
  questions: {
    mpin: { kind: mpin, asked: ({ application }) => application.facts.mpin?.setAt !== undefined },
    otp: { kind: oneTimeCode, asked: ({ application }) => application.facts.mpin?.setAt === undefined },
  },
  read: () => ({}),
}
