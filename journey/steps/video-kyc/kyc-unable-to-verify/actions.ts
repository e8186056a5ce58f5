import { ntb } from '../../action.ts'

export const actions = [ntb('kyc-unable-to-verify', 'submit', ['PENDING'], 'stays')]
