import { ntb } from '../../action.ts'

export const actions = [ntb('searching-agent', 'ask', ['VKYC_INIT'], 'stays', { call: 'vkycCustomerHandshake' })]
