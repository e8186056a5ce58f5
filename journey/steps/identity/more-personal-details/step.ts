import { ntbIdentity } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { morePersonalDetails as form } from './form.ts'

const decidedBefore: readonly Marker[] = ntbIdentity

export const morePersonalDetails = askingStep(form, actions, {
  choices: {
    submit: {
      words: 'corrected after the decision: back to the home address, and the decision is asked again',
      choose: ({ completedScreen, facts }) => {
        if (!decidedBefore.includes(completedScreen)) return 'ADDITIONAL_PERSONAL_DETAILS'
        return facts.bureau?.addresses.length ? 'RESIDENCE_ADDRESS_SELECTION' : 'RESIDENCE_ADDRESS'
      },
    },
  },
  undoes: [
    {
      changed: (a, b) => a.applicantDetails[0].gender !== b.applicantDetails[0].gender,
      undoes: ['socialTrust', 'decision', 'aadhaar'],
      back: true,
    },
  ],
})
