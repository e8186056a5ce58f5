import { ntbIdentity } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { keptAnswer, steeringAnswer } from '../../answers.ts'
import { askingStep } from '../../step.ts'
import { actions } from './actions.ts'
import { morePersonalDetails as form } from './form.ts'
import { summary } from './summary.ts'

const decidedBefore: readonly Marker[] = ntbIdentity

export const morePersonalDetails = askingStep(form, actions, {
  summary,
  answers: {
    nameOnCard: keptAnswer('applicantDetails.0.nameOnCard', 'nameOnCard', ['cardHost']),
    gender: keptAnswer('applicantDetails.0.gender', 'gender', ['decision']),
    maritalStatus: keptAnswer('applicantDetails.0.maritalStatus', 'maritalStatus', []),
    motherMaidenName: keptAnswer('applicantDetails.0.motherMaidenName', 'motherMaidenName', []),
    fatherName: keptAnswer('applicantDetails.0.fatherName', 'fatherName', []),
    taxIndiaOnly: keptAnswer('applicantDetails.0.taxIndiaOnly', 'taxIndiaOnly', ['coreBank']),
    taxElsewhere: steeringAnswer({ none: 'asked once, about a “No” to tax residency in India only' }),
    frequentFlyerNumber: keptAnswer('applicantDetails.0.frequentFlyerNumber', 'frequentFlyerNumber', ['airline']),
  },
  choices: {
    submit: {
      words:
        'a tax resident of another country: VISIT_NEAREST_BRANCH; corrected after the decision: back to the home address, and the decision is asked again',
      choose: ({ completedScreen, facts, applicantDetails: [{ taxIndiaOnly }] }) => {
        if (taxIndiaOnly === 'N') return 'VISIT_NEAREST_BRANCH'
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
