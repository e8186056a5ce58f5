import { isDeepStrictEqual } from 'node:util'
import type { Application } from '@card-journey/journey/application/application.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { aadhaarOutcome } from '@card-journey/journey/rules/identity/aadhaar.ts'
import type { AadhaarHolder } from '@card-journey/providers/aadhaar/port.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { answersAnd, effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { requestName, type Request } from '../request-name.ts'
import { aadhaarTries, failedAttempt } from './aadhaar-attempts.ts'

/** Each kind with a `change` is saved: what failed is on record, and how many attempts are left. */
export type AadhaarVerification =
  | { kind: 'verified'; change: Change }
  /** No code is awaited, or the gateway knows it no longer. */
  | { kind: 'noCode' }
  | { kind: 'unavailable' }
  | { kind: 'wrongCode'; triesLeft: number; change: Change }
  | { kind: 'spent'; change: Change }
  /** The Aadhaar record is another person's, by what it says of this. The code is spent. */
  | { kind: 'differs'; by: 'name' | 'age' | 'gender' | 'mobile'; triesLeft: number; change: Change }

/**
 * Proves the Aadhaar by its code and compares its record with the applicant. The effect is named by the code and what it
 * was sent for: after a lost save or a lost answer, the same code entered again finds what the gateway said.
 */
export async function verifyAadhaar(
  held: HeldApplication & Request,
  otp: string,
  deps: Deps,
): Promise<AadhaarVerification> {
  const { application, stored, at, now, today } = held
  const { systems } = deps
  const { aadhaar } = application.facts
  const [person] = application.applicantDetails
  if (!aadhaar?.otpSentAt || !aadhaar.gatewayTransaction) return { kind: 'noCode' }
  const attempt = await aadhaarTries(held, deps).take(requestName(held, deps))
  if (!attempt) return { kind: 'spent', change: failedAttempt(held, { left: 0 }, deps) }
  const { left } = attempt
  const asked = { transactionId: aadhaar.gatewayTransaction, otp }
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'aadhaar', intent: 'validate', about: asked },
    systems.aadhaar.validateOtp,
    asked,
    // The gateway counts its attempts too: the same wrong code is not shown to it twice.
    { at, isUsable: answersAnd('OTP_WRONG', 'OTP_EXPIRED', 'OTP_VOID', 'TRANSACTION_UNKNOWN') },
  )
  if (answer.kind === 'refused' && (answer.code === 'OTP_WRONG' || answer.code === 'OTP_VOID')) {
    const change = failedAttempt(held, { left, refused: 'code' }, deps)
    return left > 0 ? { kind: 'wrongCode', triesLeft: left, change } : { kind: 'spent', change }
  }
  if (answer.kind !== 'answered') {
    await attempt.giveBack()
    return { kind: answer.kind === 'refused' ? 'noCode' : 'unavailable' }
  }
  const holder = answer.value
  const names = await systems.pan.nameMatch({ one: holder.name, other: fullNameOf(person) })
  if (names.kind !== 'answered') {
    await attempt.giveBack()
    return { kind: 'unavailable' }
  }
  const outcome = aadhaarOutcome({ ...holder, nameMatches: names.value.match }, person.gender ?? '', today)
  // The code is used up and the Aadhaar does not match: the applicant starts again with a number and one attempt fewer.
  if (outcome.kind !== 'verified') {
    const by =
      outcome.kind === 'error'
        ? ({ AA100: 'age', AA101: 'gender' } as const)[outcome.type]
        : ({ 'kyc-try-again': 'name', 'unregistered-mobile': 'mobile' } as const)[outcome.screen]
    const change = failedAttempt(held, { left, refused: by === 'mobile' ? undefined : by }, deps)
    return { kind: 'differs', by, triesLeft: left, change }
  }
  await attempt.giveBack()
  const verified = (record: Application): Application =>
    setMarkerAfter(
      'validateAadharOTP',
      withFacts(record, { aadhaar: provenAadhaar(record, holder, now) }),
      outcome.marker,
      now,
    )
  return {
    kind: 'verified',
    change: {
      next: verified(application),
      // A later attempt that found none left, while this one was compared, does not take it back.
      again: (latest) => (isSameProof(latest, application) ? verified(latest) : undefined),
      what: 'aadhaar-verified',
    },
  }
}

const provenAadhaar = (
  { facts: { aadhaar } }: Application,
  { last4, referenceKey }: Pick<AadhaarHolder, 'last4' | 'referenceKey'>,
  now: string,
): Application['facts']['aadhaar'] => ({
  ...aadhaar,
  refused: undefined,
  tooOldAt: undefined,
  documentExpiredAt: undefined,
  last4,
  referenceKey,
  verifiedAt: now,
})

/** Whether nothing has changed that the proof rests on: the code that was sent, and the person with whom its record was compared. */
function isSameProof(latest: Application, compared: Application): boolean {
  const [one, other] = [latest, compared].map(({ facts: { aadhaar }, applicantDetails: [person] }) => ({
    code: aadhaar?.gatewayTransaction,
    sentTo: aadhaar?.linkedMobile,
    proven: aadhaar?.verifiedAt,
    name: fullNameOf(person),
    gender: person.gender,
  }))
  return isDeepStrictEqual(one, other)
}
