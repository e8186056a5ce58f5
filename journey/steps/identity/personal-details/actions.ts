import { ntbBeforeDecision, ntbIdentity } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

/** Before the decision, and where the Aadhaar contradicts an answer (the guard opens the screen only then). */
const at = [...ntbBeforeDecision, ...ntbIdentity]

export const actions = [
  ntb('personal-details', 'send-email-code', at, 'stays', { call: 'generateEmailOTP' }),
  ntb('personal-details', 'verify-email', at, 'stays', { call: 'validateEmailOTP' }),
  ntb('personal-details', 'submit', at, 'PERSONAL_DETAILS', {
    answers: true,
    needs: ['emailVerified', 'panValid', 'panFree', 'personScreened'],
  }),
]
