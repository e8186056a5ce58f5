import { withFacts } from '../../../application/record.ts'
import { consentAnswer, keptAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { reviewTelecaller as form } from './form.ts'

export const reviewTelecaller = askingStep(form, actions, {
  answers: {
    nameOnCard: keptAnswer('applicantDetails.0.nameOnCard', 'nameOnCard', ['cardHost']),
    emailId: keptAnswer('applicantDetails.0.emailId', 'emailId', ['email', 'coreBank']),
    consentTnc: consentAnswer(),
  },
  // The telecaller's channel stays on record (rulings, section 5).
  effects: {
    submit: ({ finalChannelCode, ...application }) => ({
      ...withFacts(application, { assisted: undefined }),
      assistedChannel: finalChannelCode,
      finalChannelCode: application.channelCode,
    }),
  },
})
