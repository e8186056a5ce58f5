import { plainStep } from '../../step.ts'
import { withVideoKyc } from '../video-kyc-facts.ts'
import { actions } from './actions.ts'

export const kycLater = plainStep(actions, {
  effects: { later: (application, at) => withVideoKyc(application, { laterAt: at }) },
})
