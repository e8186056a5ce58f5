import { validateAadharOTP as call } from '@card-journey/contract/calls/apps/validateAadharOTP.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { aadhaarOutcome, type AadhaarOutcome } from '@card-journey/journey/rules/identity/aadhaar.ts'
import { reachBy } from '@card-journey/journey/flow/reach-by.ts'
import type { ProviderResult } from '@card-journey/providers/provider-result.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { aadhaarTries, refusedAttempt } from '../../services/identity/aadhaar-attempts.ts'
import { effectOnce } from '../../services/effect-once.ts'

const isWrong = (answer: ProviderResult<unknown>): boolean =>
  answer.kind === 'refused' && (answer.code === 'OTP_WRONG' || answer.code === 'OTP_VOID')

/**
 * The effect is named by the code and what it was sent for: after a lost save or response, entering the same code again
 * finds the gateway's result.
 */
export const validateAadharOTP = applicantRoute(call, async (incoming, deps) => {
  const { request, application, stored, at, now, today, save } = incoming
  const { systems } = deps
  const { aadhaar } = application.facts
  const [person] = application.applicantDetails
  if (!aadhaar?.otpSentAt || !aadhaar.gatewayTransaction) return refuse('OTP_EXPIRED')
  const tries = aadhaarTries(incoming, deps)
  const taken = await tries.take()
  if (!taken) return refusedAttempt(incoming, { left: 0 })
  const asked = { transactionId: aadhaar.gatewayTransaction, otp: request.otp }
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'aadhaar', intent: 'validate', about: asked },
    systems.aadhaar.validateOtp,
    asked,
    { at },
  )
  if (isWrong(answer)) {
    const respond = taken.left > 0 ? refuse('OTP_WRONG', { triesLeft: taken.left }) : undefined
    return refusedAttempt(incoming, { left: taken.left, refused: 'code', answer: respond })
  }
  if (answer.kind !== 'answered') {
    await tries.giveBack()
    return refuse(answer.kind === 'refused' ? 'OTP_EXPIRED' : 'UNAVAILABLE')
  }
  const holder = answer.value
  const names = await systems.pan.nameMatch({ one: holder.name, other: fullNameOf(person) })
  if (names.kind !== 'answered') {
    await tries.giveBack()
    return refuse('UNAVAILABLE')
  }
  const outcome = aadhaarOutcome({ ...holder, nameMatches: names.value.match }, person.gender ?? '', today)
  // The code is used up and the Aadhaar does not match: the applicant starts again with a number and one attempt fewer.
  if (outcome.kind !== 'verified') return refusedAttempt(incoming, { left: taken.left, ...whatDiffers(outcome) })
  await tries.giveBack()
  const verified = {
    ...aadhaar,
    refused: undefined,
    last4: holder.last4,
    referenceKey: holder.referenceKey,
    verifiedAt: now,
  }
  return save({
    next: reachBy(call.id, withFacts(application, { aadhaar: verified }), outcome.marker, now),
    what: 'aadhaar-verified',
    respond: (view) => [view],
  })
})

function whatDiffers(outcome: Exclude<AadhaarOutcome, { kind: 'verified' }>) {
  if (outcome.kind === 'error')
    return { refused: outcome.type === 'AA100' ? ('age' as const) : ('gender' as const), answer: refuse(outcome.type) }
  return outcome.screen === 'kyc-try-again' ? { refused: 'name' as const } : { answer: refuse('mobileNotRegistered') }
}
