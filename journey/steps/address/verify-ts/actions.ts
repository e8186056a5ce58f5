import { ntbHomeAddress } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('verify-ts', 'submit', ntbHomeAddress, 'outcome', { answers: true, call: 'socialTrust' }),
  ntb('verify-ts', 'resend', ntbHomeAddress, 'stays', { call: 'socialTrust' }),
  ntb('verify-ts', 'skip', ntbHomeAddress, 'outcome', { call: 'breResponseDetails' }),
]
