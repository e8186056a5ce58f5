import { ntbFrom } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

const at = ntbFrom('WORK_DETAILS')

export const actions = [
  ntb('confirm-home-address', 'pincode', at, 'stays', {
    answers: true,
    needs: ['pincodeServed'],
    when: 'announcement',
  }),
  ntb('confirm-home-address', 'addresses', at, 'outcome', { call: 'bureauCheck', when: 'enquiry' }),
  ntb('confirm-home-address', 'submit', at, 'RESIDENCE_ADDRESS_SELECTION', {
    answers: true,
    needs: ['bureauAsked', 'pincodeServed'],
  }),
  ntb('confirm-home-address', 'another', at, 'RESIDENCE_ADDRESS', { needs: ['bureauAsked'] }),
]
