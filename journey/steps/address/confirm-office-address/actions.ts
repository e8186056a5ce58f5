import { ntbOffice } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('confirm-office-address', 'submit', ntbOffice, ['OFFICEADDRESS_SUCCESS', 'OFFICEADDRESS_SUBMIT'], {
    answers: true,
    needs: ['pincodeServed'],
  }),
  ntb('confirm-office-address', 'decide', ['BRE_APPROVED'], 'outcome', {
    call: 'breResponseDetails',
    when: 'redecision',
  }),
]
