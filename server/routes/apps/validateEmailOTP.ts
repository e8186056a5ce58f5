import { validateEmailOTP as call } from '@card-journey/contract/calls/apps/validateEmailOTP.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { verifiedEmailOf } from '@card-journey/journey/application/verified-email.ts'
import { email } from '@card-journey/journey/fields/email.ts'
import { applicantRoute } from '../../http/route.ts'
import { checkCode } from '../../services/sign-in/one-time-code.ts'
import { refuseEntry } from '../code-replies.ts'

/** The proof is stored as a fact, for the address as it will be submitted. */
export const validateEmailOTP = applicantRoute(
  call,
  async ({ request, browser, transactionId, application, stored, session, at, now, save }, { store, masterData }) => {
    const emailId = email.normalise(request.emailId)
    const entry = await checkCode(
      {
        purpose: 'email',
        target: emailId.toLowerCase(),
        browser,
        code: request.otp,
        transactionId,
        about: { applicationId: stored.id, sessionId: session.id },
        at,
      },
      { store, masterData },
    )
    if (entry.kind !== 'right') return refuseEntry(entry)
    // Until the new one is saved, if it is, the present one is written to.
    const proven = (onto: Application) => {
      const former = verifiedEmailOf(onto)
      return withFacts(onto, { email: { verified: emailId, at: now, ...(former !== emailId && { former }) } })
    }
    return save({
      next: proven(application),
      // The code is used up: a save by another tab in between must not waste it.
      again: proven,
      what: 'email-verified',
      respond: (view) => [view],
    })
  },
)
