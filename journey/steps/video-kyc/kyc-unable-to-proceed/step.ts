import { plainStep } from '../../step.ts'
import { actions } from './actions.ts'

export const kycUnableToProceed = plainStep(actions)
