import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [
  ntb('kyc-later', 'later', ntbCall, 'stays'),
  ntb('kyc-later', 'slots', ntbCall, 'stays', { call: 'callSlots' }),
  ntb('kyc-later', 'book', ntbCall, 'stays', { call: 'bookCall' }),
  ntb('kyc-later', 'textAtOpening', ntbCall, 'stays', { call: 'textAtOpening' }),
]
