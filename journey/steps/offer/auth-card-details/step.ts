import { withFacts } from '../../../application/record.ts'
import { plainStep } from '../../step.ts'
import { actions } from './actions.ts'

export const authCardDetails = plainStep(actions, {
  effects: {
    choose: (application, at) => {
      const { cardChoice } = application.facts
      return cardChoice ? withFacts(application, { cardChoice: { ...cardChoice, seenAt: at } }) : application
    },
  },
})
