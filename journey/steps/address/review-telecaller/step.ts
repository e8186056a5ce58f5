import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { reviewTelecaller as form } from './form.ts'

export const reviewTelecaller = askingStep(form, actions, {
  // The telecaller's channel stays in the audit (rulings, section 5).
  effects: { submit: (application) => ({ ...application, finalChannelCode: application.channelCode }) },
})
