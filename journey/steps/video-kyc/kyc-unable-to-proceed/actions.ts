import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('kyc-unable-to-proceed', 'handOff', ntbCall, 'stays', { call: 'handOff' })]
