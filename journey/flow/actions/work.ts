import type { ActionRow } from '../action.ts'
import { etb, ntb } from '../action.ts'
import { ntbFrom } from '../../ids/marker-groups.ts'

const answers = true
const needs = ['companyNotExcluded'] as const
const quotes = [
  'OFFER_CHECK_PQ',
  'OFFER_CHECK_NPQ',
  'MISSING_OFFICE_ADDRESS',
  'WORK_DETAILS',
  'OFFICEADDRESS_SUBMIT',
] as const

export const workActions: readonly ActionRow[] = [
  ntb('work-details', 'submit', ntbFrom('ADDITIONAL_PERSONAL_DETAILS'), 'WORK_DETAILS', { answers, needs }),

  etb('work-details', 'submit', quotes, ['WORK_DETAILS', 'MISSING_OFFICE_ADDRESS'], { answers }),
]
