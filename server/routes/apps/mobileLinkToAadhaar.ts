import { mobileLinkToAadhaar as call } from '@card-journey/contract/calls/apps/mobileLinkToAadhaar.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { applicantRoute } from '../../http/route.ts'

/**
 * The gateway compares this number with the Aadhaar from now on; that it is really theirs is proven by the code, which
 * UIDAI sends to the Aadhaar's own number and nowhere else. Name, age and gender are compared as always.
 */
export const mobileLinkToAadhaar = applicantRoute(call, async ({ request, application, save }) =>
  save({
    next: withFacts(application, {
      // A code that was asked for with another mobile is none for this one.
      aadhaar: { ...application.facts.aadhaar, linkedMobile: request.mobileNumber, otpSentAt: undefined },
    }),
    what: 'aadhaar-mobile-told',
    respond: (view) => [view],
  }),
)
