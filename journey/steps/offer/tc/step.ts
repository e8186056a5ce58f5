import { withFacts } from '../../../application/record.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { tc as form } from './form.ts'

export const tc = askingStep(form, actions, {
  effects: { submit: (application, at) => withFacts(application, { terms: { acceptedAt: at } }) },
})
