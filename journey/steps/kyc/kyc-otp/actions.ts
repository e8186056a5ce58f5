import { ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('kyc-otp', 'resend', ntbIdentity, 'stays', { call: 'aadharOTP' }),
  ntb('kyc-otp', 'submit', ntbIdentity, 'outcome', { answers: true, call: 'validateAadharOTP' }),
]
