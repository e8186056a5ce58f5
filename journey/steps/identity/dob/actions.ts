import { etbIdentity } from '../../../ids/marker-groups.ts'
import { etb } from '../../action.ts'

export const actions = [
  etb('dob', 'submit', etbIdentity, 'outcome', { answers: true, call: 'validateDOB' }),
  etb('dob', 'visit-branch', etbIdentity, 'VISIT_NEAREST_BRANCH'),
]
