import { plainStep } from '../../step.ts'
import { withVideoKyc } from '../video-kyc-facts.ts'
import { actions } from './actions.ts'

export const kycUnableToVerify = plainStep(actions, {
  effects: { submit: (application, at) => withVideoKyc(application, { referSeenAt: at }) },
})
