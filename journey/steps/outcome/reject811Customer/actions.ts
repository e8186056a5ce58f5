import { etbIdentity } from '../../../ids/marker-groups.ts'
import { etb } from '../../action.ts'

export const actions = [
  etb('reject811Customer', 'check-again', etbIdentity, 'outcome', { call: 'customerDetails' }),
  etb('reject811Customer', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH'),
]
