import type { ActionRow } from '../action.ts'
import { ntb } from '../action.ts'
import { ntbCall } from '../../ids/marker-groups.ts'

const answers = true

export const videoKycActions: readonly ActionRow[] = [
  ntb('requirements', 'submit', ntbCall, 'stays', { answers }),
  ntb('location', 'submit', ntbCall, 'stays', { call: 'getLocationDetails' }),
  ntb('permission', 'submit', ntbCall, 'outcome', { call: 'vkycCallWait' }),
  ntb('searching-agent', 'ask', ['VKYC_INIT'], 'stays', { call: 'vkycCustomerHandshake' }),
  ntb('agent-waiting', 'ask', ['VKYC_INIT'], 'outcome', { call: 'vkycCustomerStatus' }),
  ntb('kyc-later', 'later', ntbCall, 'stays'),
  ntb('kyc-unable-to-verify', 'submit', ['PENDING'], 'stays'),
]
