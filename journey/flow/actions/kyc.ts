import type { ActionRow } from '../action.ts'
import { ntb } from '../action.ts'
import { ntbIdentity } from '../../ids/marker-groups.ts'

const answers = true

export const kycActions: readonly ActionRow[] = [
  ntb('kyc', 'search-ckyc', ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS'], 'outcome', { call: 'ckycSearch' }),
  ntb('kyc', 'use-ckyc', ['TANDCMATCH_FOUND'], 'outcome', { call: 'ckycDownload' }),
  ntb('kyc', 'submit', ntbIdentity, 'stays', { answers, call: 'aadharOTP' }),
  ntb('kyc', 'deny', ntbIdentity, 'stays'),
  ntb('kyc-otp', 'resend', ntbIdentity, 'stays', { call: 'aadharOTP' }),
  ntb('kyc-otp', 'submit', ntbIdentity, 'outcome', { answers, call: 'validateAadharOTP' }),
  ntb('unregistered-mobile', 'submit', ntbIdentity, 'stays', { answers, call: 'mobileLinkToAadhaar' }),
  ntb('aadhaar-denied', 'submit', ntbIdentity, 'outcome', { answers, call: 'documentUploadToS3' }),
]
