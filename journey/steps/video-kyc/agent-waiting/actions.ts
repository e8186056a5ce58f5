import { ntb } from '../../action.ts'

export const actions = [ntb('agent-waiting', 'ask', ['VKYC_INIT'], 'outcome', { call: 'vkycCustomerStatus' })]
