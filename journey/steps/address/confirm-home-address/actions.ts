import { ntbFrom } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

const at = ntbFrom('WORK_DETAILS')

export const actions = [
  ntb('confirm-home-address', 'addresses', at, 'outcome', { call: 'bureauCheck' }),
  ntb('confirm-home-address', 'submit', at, 'RESIDENCE_ADDRESS_SELECTION', {
    answers: true,
    needs: ['bureauAsked', 'pincodeServed'],
  }),
  ntb('confirm-home-address', 'another', at, 'RESIDENCE_ADDRESS', { needs: ['bureauAsked'] }),
]
