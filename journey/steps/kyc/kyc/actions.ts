import { ntbIdentity } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { ntb } from '../../action.ts'

/** The registry has a record of the applicant. */
const found: readonly Marker[] = ['TANDCMATCH_FOUND']

export const actions = [
  ntb('kyc', 'search-ckyc', ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS', 'NSTP'], 'outcome', { call: 'ckycSearch' }),
  ntb('kyc', 'send-ckyc-code', found, 'stays', { call: 'ckycRequestCode' }),
  ntb('kyc', 'use-ckyc', found, 'outcome', { call: 'ckycDownload' }),
  ntb('kyc', 'return-ckyc', found, 'outcome', { call: 'CKYCToken' }),
  ntb('kyc', 'pass-ckyc', found, 'stays'),
  ntb('kyc', 'submit', ntbIdentity, 'stays', { answers: true, call: 'aadharOTP' }),
  ntb('kyc', 'deny', ntbIdentity, 'stays'),
]
