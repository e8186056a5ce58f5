import { plainStep } from '../../step.ts'
import { actions } from './actions.ts'

export const reject811Customer = plainStep(actions)
