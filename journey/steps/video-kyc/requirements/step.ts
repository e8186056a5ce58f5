import { askingStep } from '../../step.ts'
import { withVideoKyc } from '../video-kyc-facts.ts'
import { actions } from './actions.ts'
import { requirements as form } from './form.ts'

export const requirements = askingStep(form, actions, {
  effects: { submit: (application, at) => withVideoKyc(application, { requirementsAt: at }) },
})
