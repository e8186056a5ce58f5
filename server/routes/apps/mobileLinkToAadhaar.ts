import { mobileLinkToAadhaar as call } from '@card-journey/contract/calls/apps/mobileLinkToAadhaar.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { applicantRoute } from '../../http/route.ts'

/**
 * The gateway compares this number with the Aadhaar from now on; the code proves that it is really theirs, because
 * UIDAI only sends it to the number linked to the Aadhaar. Name, age and gender are compared as usual.
 */
export const mobileLinkToAadhaar = applicantRoute(call, async ({ request, application, save }) =>
  save({
    next: withFacts(application, {
      // A code requested with another mobile number is not valid for this one.
      aadhaar: { ...application.facts.aadhaar, linkedMobile: request.mobileNumber, otpSentAt: undefined },
    }),
    what: 'aadhaar-mobile-told',
    respond: (view) => [view],
  }),
)
