import { setMPIN as call } from '@card-journey/contract/calls/apps/setMPIN.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { mpinRefusal } from '@card-journey/journey/decision/mpin-attempts.ts'
import { reachBy } from '@card-journey/journey/flow/reach-by.ts'
import { setMpin } from '@card-journey/journey/screens/card/set-mpin.ts'
import { checkForm } from '@card-journey/journey/screens/form.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { issuedCard } from '../../services/card.ts'
import { effectOnce, onceInItsLife } from '../../services/effect-once.ts'
import { isRefusal } from '../../services/one-time-code.ts'

/** The PIN is hashed with a key outside the database and never read back (T20); the card host learns only that it is set. */
export const setMPIN = applicantRoute(
  call,
  async ({ request, application, view, stored, at, now, today, save }, deps) => {
    const { store, systems } = deps
    const state = await store.pins.state(stored.id, at)
    const attempts = { ...state, ...(state.set && { setAt: now }), lockedUntil: isoOf(state.lockedUntil) }
    const refusal = mpinRefusal(attempts, now)
    if (refusal) return refuse(refusal, attempts.lockedUntil ? { until: attempts.lockedUntil } : {})
    const { mistakes } = checkForm(setMpin, request, { today, application: view })
    if (Object.keys(mistakes).length > 0) return refuse('FIELDS_REFUSED', { fields: mistakes })

    const card = await issuedCard(stored.id, deps)
    if (isRefusal(card)) return refuse('PIN104')
    const told = await effectOnce(
      deps,
      { applicationId: stored.id, system: 'card-host', intent: 'set-pin', about: onceInItsLife },
      systems.cardHost.setPin,
      { cardReference: card.details.cardReference ?? '' },
      { at, isUsable: (answer) => answer.kind === 'answered' || answer.code === 'PIN_ALREADY_SET' },
    )
    if (told.kind === 'refused' && told.code !== 'PIN_ALREADY_SET') {
      const failed = await store.pins.failed({ applicationId: stored.id, at })
      const lockedUntil = isoOf(failed.lockedUntil)
      if (lockedUntil === undefined) return refuse('PIN100')
      return save({
        next: withFacts(application, { mpin: { failures: failed.failures, lockedUntil } }),
        what: 'mpin-locked',
        respond: refuse('PIN101', { until: lockedUntil }),
      })
    }
    if (told.kind !== 'answered' && told.kind !== 'refused') return refuse('PIN104')
    const set = await store.pins.set({ applicationId: stored.id, pin: request.mpin, at })
    if (set.kind === 'locked') return refuse('PIN101', { until: new Date(set.until).toISOString() })
    if (set.kind === 'alreadySet' && application.facts.mpin?.setAt) return refuse('PIN102')
    return save({
      next: reachBy(call.id, withFacts(application, { mpin: { setAt: now, failures: 0 } }), 'MPIN_SET', now),
      what: 'mpin-set',
      respond: (saved) => [saved],
    })
  },
)

const isoOf = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString()
