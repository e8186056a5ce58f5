import { ntb } from '../../action.ts'

const at = ['FINAL_BRE_APPROVED'] as const

export const actions = [ntb('tcc', 'submit', at, 'NSTP', { answers: true })]
