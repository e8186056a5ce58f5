import { etb } from '../../action.ts'

const at = ['ADDRESS_NOT_IN_BCIF'] as const

export const actions = [
  etb('address-not-available', 'submit', at, 'outcome', {
    answers: true,
    needs: ['pincodeServed'],
    call: 'addressUpdate',
  }),
  etb('address-not-available', 'visit-branch', at, 'VISIT_NEAREST_BRANCH'),
]
