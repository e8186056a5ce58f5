import { consent } from '../../../fields/consent.ts'
import { oneTimeCode } from '../../../fields/one-time-code.ts'
import { uid } from '../../../fields/uid.ts'
import type { ScreenForm } from '../../form.ts'

/** Aadhaar number or virtual ID. It goes to the vault alone: it is never read back, never part of the record. */
export const kyc: ScreenForm<'uid' | 'consentAadhaar'> = {
  screen: 'kyc',
  questions: { uid: { kind: uid }, consentAadhaar: { kind: consent } },
  read: () => ({}),
}

/** The code of the central KYC registry, asked on the same screen. */
export const registryCode: ScreenForm<'otp'> = {
  screen: 'kyc',
  questions: { otp: { kind: oneTimeCode } },
  read: () => ({}),
}
