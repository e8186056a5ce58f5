import type { ActionRow } from '../action.ts'
import { ntb } from '../action.ts'
import { ntbKyc } from '../marker-groups.ts'

const answers = true

export const kycActions: readonly ActionRow[] = [
  ntb('kyc', 'search-ckyc', ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS'], 'outcome', { call: 'ckycSearch' }),
  ntb('kyc', 'use-ckyc', ['TANDCMATCH_FOUND'], 'outcome', { call: 'ckycDownload' }),
  ntb('kyc', 'submit', ntbKyc, 'stays', { answers, call: 'aadharOTP' }),
  ntb('kyc', 'deny', ntbKyc, 'stays'),
  ntb('kyc-otp', 'resend', ntbKyc, 'stays', { call: 'aadharOTP' }),
  ntb('kyc-otp', 'submit', ntbKyc, 'outcome', { answers, call: 'validateAadharOTP' }),
  ntb('unregistered-mobile', 'submit', ntbKyc, 'stays', { answers, call: 'mobileLinkToAadhaar' }),
  ntb('aadhaar-denied', 'submit', ntbKyc, 'outcome', { answers, call: 'documentUploadToS3' }),
]
