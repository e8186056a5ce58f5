import { ntbOffice } from '../../../ids/marker-groups.ts'
import { etb, ntb } from '../../action.ts'

const served = { answers: true, needs: ['pincodeServed'] } as const
const asked = ['MISSING_OFFICE_ADDRESS', 'OFFICEADDRESS_SUBMIT'] as const

export const actions = [
  ntb('office-address', 'submit', ntbOffice, ['OFFICEADDRESS_SUCCESS', 'OFFICEADDRESS_SUBMIT'], served),
  ntb('office-address', 'decide', ['BRE_APPROVED'], 'outcome', { call: 'breResponseDetails', when: 'redecision' }),
  etb('office-address', 'submit', asked, 'OFFICEADDRESS_SUBMIT', served),
]
