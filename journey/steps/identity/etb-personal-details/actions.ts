import { etbReview } from '../../../ids/marker-groups.ts'
import { etb } from '../../action.ts'

const missing = ['MISSING_PERSONAL_DETAILS'] as const
const emailAsked = [...missing, ...etbReview]

export const actions = [
  etb('etb-personal-details', 'send-email-code', emailAsked, 'stays', { call: 'generateEmailOTP' }),
  etb('etb-personal-details', 'verify-email', emailAsked, 'stays', { call: 'validateEmailOTP' }),
  etb('etb-personal-details', 'submit', missing, 'outcome', {
    answers: true,
    needs: ['emailVerified', 'panValid', 'panFree'],
    call: 'customerOfferDetails',
  }),
  etb('etb-personal-details', 'confirm', etbReview, 'stays'),
  etb('etb-personal-details', 'change-email', etbReview, 'stays', { answers: true, needs: ['emailVerified'] }),
]
