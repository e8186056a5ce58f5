import type { Host } from '../transport.ts'
import type { Aadhaar } from './port.ts'
import { requestOtp, validateOtp } from './wire.ts'

const gender = { M: 'MALE', F: 'FEMALE', T: 'OTHER' } as const

export const aadhaarOverHttp = (host: Host): Aadhaar => ({
  sendOtp: host.effect(
    requestOtp,
    ({ uid, mobileNumber }: { uid: string; mobileNumber: string }) => ({ uid, declaredMobile: mobileNumber }),
    ({ txn, maskedMobile, mobileLinked }) => ({
      transactionId: txn,
      maskedMobile,
      mobileMatches: mobileLinked,
    }),
  ),
  validateOtp: host.effect(
    validateOtp,
    ({ transactionId, otp }: { transactionId: string; otp: string }) => ({ txn: transactionId, otp }),
    (holder) => ({
      name: holder.name,
      gender: gender[holder.gender],
      dateOfBirth: holder.dob,
      last4: holder.uidLast4,
      mobileMatches: holder.mobileLinked,
      referenceKey: holder.vaultKey,
    }),
  ),
})
