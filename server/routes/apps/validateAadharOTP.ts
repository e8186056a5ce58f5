import { validateAadharOTP as call } from '@card-journey/contract/calls/apps/validateAadharOTP.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { aadhaarOutcome } from '@card-journey/journey/decision/aadhaar.ts'
import { reachBy } from '@card-journey/journey/flow/reach-by.ts'
import { refuse, type Refusal } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { aadhaarTries } from '../../services/aadhaar-tries.ts'
import { effectOnce } from '../../services/effect-once.ts'

const refusalOf: Readonly<Record<string, Refusal>> = {
  OTP_WRONG: refuse('OTP_WRONG'),
  OTP_EXPIRED: refuse('OTP_EXPIRED'),
  TRANSACTION_UNKNOWN: refuse('OTP_EXPIRED'),
  OTP_VOID: refuse('OTP_EXPIRED'),
}

export const validateAadharOTP = applicantRoute(
  call,
  async ({ request, application, stored, transactionId, at, now, today, save }, deps) => {
    const { systems } = deps
    const { aadhaar } = application.facts
    if (!aadhaar?.gatewayTransaction) return refuse('OTP_EXPIRED')
    const answer = await effectOnce(
      deps,
      {
        applicationId: stored.id,
        system: 'aadhaar',
        intent: 'validate',
        about: { transactionId, gatewayTransaction: aadhaar.gatewayTransaction, otp: request.otp },
      },
      systems.aadhaar.validateOtp,
      { transactionId: aadhaar.gatewayTransaction, otp: request.otp },
      { at },
    )
    if (answer.kind === 'refused') return refusalOf[answer.code] ?? refuse('OTP_WRONG')
    if (answer.kind !== 'answered') return refuse('UNAVAILABLE')
    const holder = answer.value
    const names = await systems.pan.nameMatch({ one: holder.name, other: fullNameOf(application.applicantDetails[0]) })
    if (names.kind !== 'answered') return refuse('UNAVAILABLE')
    const outcome = aadhaarOutcome(
      { ...holder, nameMatches: names.value.match },
      application.applicantDetails[0].gender ?? '',
      today,
    )
    if (outcome.kind !== 'verified') {
      // The code is spent and the Aadhaar did not fit: the applicant starts again with a number, a try fewer.
      const wrongCodes = (aadhaar.wrongCodes ?? 0) + 1
      return save({
        next: withFacts(application, {
          aadhaar: { ...aadhaar, wrongCodes, otpSentAt: undefined, gatewayTransaction: undefined },
        }),
        what: 'aadhaar-differs',
        detail: { outcome: outcome.kind === 'go' ? outcome.screen : outcome.type },
        respond:
          outcome.kind === 'error'
            ? refuse(outcome.type)
            : outcome.screen === 'unregistered-mobile'
              ? refuse('mobileNotRegistered')
              : refuse('aadhaarNameMismatch', { triesLeft: Math.max(0, aadhaarTries - wrongCodes) }),
      })
    }
    const verified = {
      ...aadhaar,
      gatewayTransaction: undefined,
      last4: holder.last4,
      referenceKey: holder.referenceKey,
      verifiedAt: now,
    }
    return save({
      next: reachBy(call.id, withFacts(application, { aadhaar: verified }), outcome.marker, now),
      what: 'aadhaar-verified',
      respond: (view) => [view],
    })
  },
)
