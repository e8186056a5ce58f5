import type { ActionRow } from '../action.ts'
import { etb, ntb } from '../action.ts'
import { etbDelivery, ntbFrom, ntbHomeAddress, ntbReferred } from '../../ids/marker-groups.ts'

const answers = true
const needs = ['pincodeServed'] as const
const served = { answers, needs } as const
const office = ['BRE_APPROVED', ...ntbReferred] as const
const officeOutcomes = ['OFFICEADDRESS_SUCCESS', 'OFFICEADDRESS_SUBMIT'] as const
const delivery = ['OFFICEADDRESS_SUBMIT', 'DELIVERY_ADDRESS_SUBMIT', 'PERFIOS'] as const
const decide = { call: 'breResponseDetails' } as const
const again = { ...decide, when: 'redecision' } as const
const etbOffice = ['MISSING_OFFICE_ADDRESS', 'OFFICEADDRESS_SUBMIT'] as const
const reviewed = ['DELIVERY_ADDRESS_SUBMIT', 'CONGRATULATION', 'OFFICEADDRESS_SUCCESS'] as const

export const addressActions: readonly ActionRow[] = [
  ntb('confirm-home-address', 'addresses', ntbFrom('WORK_DETAILS'), 'outcome', { call: 'bureauCheck' }),
  ntb('confirm-home-address', 'submit', ntbFrom('WORK_DETAILS'), 'RESIDENCE_ADDRESS_SELECTION', {
    answers,
    needs: ['bureauAsked', 'pincodeServed'],
  }),
  ntb('confirm-home-address', 'another', ntbFrom('WORK_DETAILS'), 'RESIDENCE_ADDRESS', { needs: ['bureauAsked'] }),
  ntb('home-address', 'submit', ['RESIDENCE_ADDRESS'], 'stays', served),
  ntb('check-answers', 'submit', ntbHomeAddress, 'outcome', decide),
  ntb('verify-ts', 'submit', ntbHomeAddress, 'outcome', { answers, call: 'socialTrust' }),
  ntb('verify-ts', 'resend', ntbHomeAddress, 'stays', { call: 'socialTrust' }),
  ntb('verify-ts', 'skip', ntbHomeAddress, 'outcome', decide),
  ntb('office-address', 'submit', office, officeOutcomes, served),
  ntb('office-address', 'decide', ['BRE_APPROVED'], 'outcome', again),
  ntb('confirm-office-address', 'submit', office, officeOutcomes, { answers, needs }),
  ntb('confirm-office-address', 'decide', ['BRE_APPROVED'], 'outcome', again),
  ntb('delivery-address', 'submit', delivery, 'DELIVERY_ADDRESS_SUBMIT', served),
  ntb('detail-delivery-address', 'submit', delivery, 'DELIVERY_ADDRESS_SUBMIT', served),
  ntb('review-telecaller', 'submit', reviewed, 'stays', { answers }),

  etb('address-not-available', 'submit', ['ADDRESS_NOT_IN_BCIF'], 'outcome', { answers, needs, call: 'addressUpdate' }),
  etb('address-not-available', 'visit-branch', ['ADDRESS_NOT_IN_BCIF'], 'VISIT_NEAREST_BRANCH'),
  etb('office-address', 'submit', etbOffice, 'OFFICEADDRESS_SUBMIT', served),
  etb('delivery-address', 'submit', etbDelivery, 'stays', served),
  etb('delivery-address', 'decide', etbDelivery, 'outcome', decide),
  etb('detail-delivery-address', 'submit', etbDelivery, 'outcome', { ...served, call: 'addressUpdate' }),
  etb('review-telecaller', 'submit', ['BRE_APPROVED', 'FIRST_BRE_REFERRED'], 'stays', { answers }),
]
