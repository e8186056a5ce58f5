import type { ActionRow } from '../action.ts'
import { etb, ntb } from '../action.ts'
import { etbIdentity, ntbBeforeDecision, ntbFrom, ntbHomeAddress, ntbIdentity } from '../../ids/marker-groups.ts'

const answers = true
/** Before the decision, and where the Aadhaar contradicts an answer (the guard opens the screen only then). */
const person = [...ntbBeforeDecision, ...ntbIdentity]
const more = [...ntbFrom('PERSONAL_DETAILS'), ...ntbIdentity]

export const identityActions: readonly ActionRow[] = [
  ntb('personal-details', 'send-email-code', person, 'stays', { call: 'generateEmailOTP' }),
  ntb('personal-details', 'verify-email', person, 'stays', { call: 'validateEmailOTP' }),
  ntb('personal-details', 'submit', person, 'PERSONAL_DETAILS', {
    answers,
    needs: ['emailVerified', 'panValid', 'panFree'],
  }),
  ntb('more-personal-details', 'submit', more, ['ADDITIONAL_PERSONAL_DETAILS', ...ntbHomeAddress], { answers }),

  etb('multiple-crn', 'submit', etbIdentity, 'VERIFY_DOB_CRN', { answers }),
  etb('crn', 'submit', etbIdentity, 'VERIFY_DOB_CRN', { answers }),
  etb('crn', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH'),
  etb('dob', 'submit', etbIdentity, 'outcome', { answers, call: 'validateDOB' }),
  etb('dob', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH'),
  etb('eligible-card-listing', 'choose', ['ELIGIBLE_CARDS'], 'stays', { answers }),
  etb('auth-card-details', 'choose', ['ELIGIBLE_CARDS'], 'stays'),
  etb('customise-card', 'submit', ['ELIGIBLE_CARDS'], 'outcome', { answers, call: 'customerOfferDetails' }),
  etb('etb-personal-details', 'submit', ['MISSING_PERSONAL_DETAILS'], 'outcome', {
    answers,
    call: 'customerOfferDetails',
  }),
]
