import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('location', 'submit', ntbCall, 'stays', { call: 'getLocationDetails' })]
