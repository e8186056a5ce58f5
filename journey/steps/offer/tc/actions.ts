import { etb } from '../../action.ts'

export const actions = [etb('tc', 'submit', ['BRE_APPROVED', 'FIRST_BRE_REFERRED'], 'stays', { answers: true })]
