import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('permission', 'submit', ntbCall, 'outcome', { call: 'vkycCallWait' })]
