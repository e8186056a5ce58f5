import { ntbCall } from '../../../ids/marker-groups.ts'
import { ntb } from '../../action.ts'

export const actions = [ntb('kyc-later', 'later', ntbCall, 'stays')]
