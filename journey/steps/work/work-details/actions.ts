import { ntbFrom } from '../../../ids/marker-groups.ts'
import { etb, ntb } from '../../action.ts'

const quotes = [
  'OFFER_CHECK_PQ',
  'OFFER_CHECK_NPQ',
  'MISSING_OFFICE_ADDRESS',
  'WORK_DETAILS',
  'OFFICEADDRESS_SUBMIT',
] as const

export const actions = [
  ntb('work-details', 'submit', ntbFrom('ADDITIONAL_PERSONAL_DETAILS'), 'WORK_DETAILS', {
    answers: true,
    needs: ['companyNotExcluded'],
  }),
  etb('work-details', 'submit', quotes, ['WORK_DETAILS', 'MISSING_OFFICE_ADDRESS'], { answers: true }),
]
