import { ntb } from '../../action.ts'

export const actions = [ntb('congratulations', 'submit', ['BRE_APPROVED'], ['CONGRATULATION'], { answers: true })]
