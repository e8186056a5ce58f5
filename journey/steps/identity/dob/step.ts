import type { CallId } from '../../../ids/calls.ts'
import { etbDelivery } from '../../../ids/marker-groups.ts'
import type { Marker } from '../../../ids/markers.ts'
import { steeringAnswer } from '../../answers.ts'
import { askingStep, etbOutcome } from '../../step.ts'
import { actions } from './actions.ts'
import { dob as form } from './form.ts'

/** Calls that run the list "after validateDOB, first that holds", and where it is run. */
const offerCalls: readonly CallId[] = ['validateDOB', 'customerDetails', 'customerOfferDetails']
const from: readonly Marker[] = [
  'VERIFY_MOBILE',
  'VERIFY_DOB_CRN',
  'ADDRESS_UPDATE_PENDING',
  'ADDRESS_NOT_IN_BCIF',
  'ELIGIBLE_CARDS',
  'MISSING_PERSONAL_DETAILS',
]

export const dob = askingStep(form, actions, {
  answers: {
    dateOfBirth: steeringAnswer('applicantDetails.0.dateOfBirth', ['coreBank', 'screening']),
  },
  outcomes: [
    etbOutcome('NOT_SOURCING', offerCalls, from, '1. sourceable N'),
    etbOutcome('VKYC_REJECT', offerCalls, from, '2. previousRejectCodes holds a video KYC rejection'),
    etbOutcome('NO_REGISTERED_MOBILE', offerCalls, from, '3. partner channel and no registered mobile'),
    etbOutcome('VISIT_NEAREST_BRANCH', offerCalls, from, '4. stale KYC, not the digital account'),
    etbOutcome(
      'ADDRESS_UPDATE_PENDING',
      [...offerCalls, 'addressUpdate'],
      [...from, ...etbDelivery],
      '5. an update is open; or addressUpdate accepted',
    ),
    etbOutcome('ADDRESS_NOT_IN_BCIF', offerCalls, from, '6. no communication address on file'),
    etbOutcome('ELIGIBLE_CARDS', offerCalls, from, '7. more than one card and none chosen'),
    etbOutcome('MISSING_PERSONAL_DETAILS', offerCalls, from, '8. a required personal field is missing'),
    etbOutcome('MISSING_OFFICE_ADDRESS', offerCalls, from, '9. PA, employed, no office address, not U811/U811R'),
    etbOutcome('OFFER_CHECK_PA', offerCalls, from, '10. customerOfferType PA'),
    etbOutcome('OFFER_CHECK_PQ', offerCalls, from, '10. customerOfferType PQ'),
    etbOutcome('OFFER_CHECK_NPQ', offerCalls, from, '10. customerOfferType NPQ'),
    etbOutcome(
      'PENDING',
      offerCalls,
      from,
      'rows 9 and 10: a person of the bank has to look at a screening’s case first',
    ),
  ],
})
