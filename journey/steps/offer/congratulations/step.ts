import { officeAddressDue } from '../../../application/due.ts'
import { redecisionDue } from '../../../rules/credit/redecision.ts'
import { withFacts } from '../../../application/record.ts'
import { consentAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { lowerLimitAnswer } from '../lower-limit.ts'
import { actions } from './actions.ts'
import { congratulations as form } from './form.ts'

export const congratulations = askingStep(form, actions, {
  answers: {
    consentKfs: consentAnswer(),
    consentMitc: consentAnswer(),
    consentTnc: consentAnswer(),
    consentCkyc: consentAnswer(),
    lowerLimit: lowerLimitAnswer,
  },
  effects: {
    submit: (application, at) => withFacts(application, { offer: { ...application.facts.offer, acceptedAt: at } }),
  },
  choices: {
    submit: {
      words: 'stays while the office address is still to be asked, or the decision to be asked again',
      choose: (application) =>
        officeAddressDue(application) || redecisionDue(application) ? 'stays' : 'CONGRATULATION',
    },
  },
})
