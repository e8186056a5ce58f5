import { fetchCardNumber as call } from '@card-journey/contract/calls/apps/fetchCardNumber.ts'
import { refuse, success, type Refusal } from '../../http/reply.ts'
import { applicantRoute, type ByApplicant } from '../../http/route.ts'
import type { Deps } from '../../compose.ts'
import {
  giveRevealBack,
  grantFor,
  issuedCard,
  refusalOfCode,
  takeReveal,
  visibleSeconds,
} from '../../services/card/reveal.ts'
import { checkCode, isRefusal } from '../../services/sign-in/one-time-code.ts'

/** The card number, after the PIN; a holder without one proves the mobile number again with a code (SC-49). */
export const fetchCardNumber = applicantRoute(call, async (incoming, deps) => {
  const { stored, session, at } = incoming
  const card = await issuedCard(stored.id, deps)
  if (isRefusal(card)) return card
  const refusal = (await proofRefused(incoming, deps)) ?? (await takeReveal(stored.id, session, at, deps))
  if (refusal) return refusal
  const { cardReference = '' } = card.details
  const answer = await deps.systems.cardHost.number({ cardReference })
  if (answer.kind !== 'answered') {
    await giveRevealBack(stored.id, deps)
    return refuse('C102')
  }
  return success({
    cardNumber: answer.value.cardNumber,
    grant: grantFor(session, cardReference, at, deps),
    visibleSeconds,
  })
})

async function proofRefused(
  { request, view, stored, session, browser, transactionId, at }: ByApplicant<{ mpin?: string; otp?: string }>,
  { store }: Deps,
): Promise<Refusal | undefined> {
  if (request.otp !== undefined && request.mpin === undefined) {
    const refusal = refusalOfCode(view)
    if (refusal) return refusal
    return checkCode(
      {
        purpose: 'reveal',
        target: session.mobileNumber,
        browser,
        code: request.otp,
        transactionId,
        about: { applicationId: stored.id, sessionId: session.id },
        at,
      },
      { store },
    )
  }
  const verified = await store.pins.verify({ applicationId: stored.id, pin: request.mpin ?? '', at })
  if (verified.kind === 'wrong' || verified.kind === 'locked')
    await store.audit.append({
      what: verified.kind === 'wrong' ? 'pin-wrong' : 'pin-locked',
      detail: verified.kind === 'wrong' ? { triesLeft: verified.triesLeft } : {},
      applicationId: stored.id,
      sessionId: session.id,
      at,
    })
  switch (verified.kind) {
    case 'right':
      return undefined
    case 'wrong':
      return refuse('PIN_WRONG', { triesLeft: verified.triesLeft })
    case 'locked':
      return refuse('PIN101', { until: new Date(verified.until).toISOString() })
    case 'none':
      return refuse('PIN_WRONG')
  }
}
