import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('kyc', 'search-ckyc', ['CONGRATULATION', 'OFFICEADDRESS_SUCCESS', 'NSTP'], 'outcome', { call: 'ckycSearch' }),
  ntb('kyc', 'use-ckyc', ['TANDCMATCH_FOUND'], 'outcome', { call: 'ckycDownload' }),
  ntb('kyc', 'submit', ntbIdentity, 'stays', { answers: true, call: 'aadharOTP' }),
  ntb('kyc', 'deny', ntbIdentity, 'stays'),
]
