import type { ActionRow } from '../action.ts'
import { etb, ntb } from '../action.ts'

const answers = true
const needs = ['securedProductKnown'] as const
const decide = { call: 'breResponseDetails', when: 'offer' } as const

export const offerActions: readonly ActionRow[] = [
  ntb('congratulations', 'submit', ['BRE_APPROVED'], ['CONGRATULATION'], { answers }),
  ntb('credit-card', 'accept', ['BRE_REJECT'], 'stays', { needs }),
  ntb('credit-card', 'decide', ['BRE_REJECT'], 'outcome', decide),
  ntb('credit-card', 'decline', ['BRE_REJECT'], 'stays'),
  ntb('tcc', 'submit', ['FINAL_BRE_APPROVED'], 'NSTP', { answers }),
  ntb('tcc', 'search-ckyc', ['FINAL_BRE_APPROVED'], 'outcome', { answers, call: 'ckycSearch' }),

  etb('credit-card', 'accept', ['BRE_REJECT'], 'stays', { needs }),
  etb('credit-card', 'decide', ['BRE_REJECT'], 'outcome', decide),
  etb('credit-card', 'decline', ['BRE_REJECT'], 'stays'),
  etb('tc', 'submit', ['BRE_APPROVED', 'FIRST_BRE_REFERRED'], 'stays', { answers }),
]
