import { setMPIN as call } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { mpinRefusal, type MpinAttempts } from '@card-journey/journey/rules/card/mpin-attempts.ts'
import { reachBy } from '@card-journey/journey/flow/reach-by.ts'
import { setMpin } from '@card-journey/journey/steps/card/set-mpin/form.ts'
import { checkForm } from '@card-journey/journey/steps/form.ts'
import { refuse, type Reply } from '../../http/reply.ts'
import { applicantRoute, type ByApplicant } from '../../http/route.ts'
import { issuedCard } from '../../services/card/reveal.ts'
import { effectOnce, onceInItsLife } from '../../services/effect-once.ts'
import { isRefusal } from '../../services/sign-in/one-time-code.ts'
import type { PinState } from '../../store/records.ts'

/**
 * The PIN is hashed with a key outside the database and never read back (T20); the card host learns only that it is
 * set. Hash and marker are one statement: a save that fails stores no PIN, and setting it again works.
 */
export const setMPIN = applicantRoute(call, async (incoming, deps) => {
  const { store } = deps
  const { request, application, view, stored, at, now, today, save } = incoming
  const attempts = attemptsOf(await store.pins.state(stored.id, at), application.facts.mpin?.setAt)
  const refusal = mpinRefusal(attempts, now)
  if (refusal === 'PIN101') return locked(incoming, attempts)
  if (refusal) return refuse(refusal)
  const { mistakes } = checkForm(setMpin, request, { today, application: view })
  if (Object.keys(mistakes).length > 0) return refuse('FIELDS_REFUSED', { fields: mistakes })

  const card = await issuedCard(stored.id, deps)
  if (isRefusal(card)) return refuse('PIN104')
  // The host may accept later what it refused once: only "it is set" is kept.
  const told = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'card-host', intent: 'set-pin', about: onceInItsLife },
    deps.systems.cardHost.setPin,
    { cardReference: card.details.cardReference ?? '' },
    { at, isUsable: (answer) => answer.kind === 'answered' || answer.code === 'PIN_ALREADY_SET' },
  )
  if (told.kind === 'refused' && told.code !== 'PIN_ALREADY_SET') {
    const failed = attemptsOf(await store.pins.failed({ applicationId: stored.id, at }))
    return failed.lockedUntil === undefined ? refuse('PIN100') : locked(incoming, failed)
  }
  if (told.kind !== 'answered' && told.kind !== 'refused') return refuse('PIN104')
  return save({
    next: reachBy(call.id, withFacts(application, { mpin: { setAt: now, failures: 0 } }), 'MPIN_SET', now),
    what: 'mpin-set',
    pinHash: await store.pins.hash(stored.id, request.mpin),
    respond: (saved) => [saved],
  })
})

const attemptsOf = ({ failures, lockedUntil }: PinState, setAt?: string): MpinAttempts => ({
  failures,
  ...(setAt && { setAt }),
  ...(lockedUntil !== undefined && { lockedUntil: new Date(lockedUntil).toISOString() }),
})

/** The lock moves the applicant on to the card; if its save is lost, the next attempt makes up for it. */
function locked<T>(
  { application, save }: ByApplicant<unknown>,
  { failures, lockedUntil }: MpinAttempts,
): Promise<Reply<T>> | Reply<T> {
  const respond = refuse('PIN101', { until: lockedUntil })
  if (application.facts.mpin?.lockedUntil === lockedUntil) return respond
  return save<T>({
    next: withFacts(application, { mpin: { failures, lockedUntil } }),
    what: 'mpin-locked',
    respond,
  })
}
