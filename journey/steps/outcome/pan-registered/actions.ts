import { ntb } from '../../action.ts'

export const actions = [
  ntb('pan-registered', 'no-registered-number', ['PAN_ALREADY_REGISTERED'], 'VISIT_NEAREST_BRANCH'),
]
