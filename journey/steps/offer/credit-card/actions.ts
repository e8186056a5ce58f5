import { etb, ntb } from '../../action.ts'

const at = ['BRE_REJECT'] as const
const accepting = { answers: true, needs: ['securedProductKnown'] } as const
const deciding = { call: 'breResponseDetails', when: 'offer' } as const

export const actions = [
  ntb('credit-card', 'accept', at, 'stays', accepting),
  ntb('credit-card', 'decide', at, 'outcome', deciding),
  ntb('credit-card', 'decline', at, 'stays'),
  etb('credit-card', 'accept', at, 'stays', accepting),
  etb('credit-card', 'decide', at, 'outcome', deciding),
  etb('credit-card', 'decline', at, 'stays'),
]
