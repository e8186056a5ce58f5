import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import { mpinRefusal, type MpinAttempts } from '@card-journey/journey/rules/card/mpin-attempts.ts'
import { setMpin } from '@card-journey/journey/steps/card/set-mpin/form.ts'
import { checkForm } from '@card-journey/journey/steps/form.ts'
import type { Deps } from '../../compose.ts'
import type { PinState } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { consentEntries, outdatedConsents, type GivenConsent, type OutdatedConsents } from '../consent/consents.ts'
import { answersAnd, effectOnce, onceInItsLife } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { mobileBankingEntry } from './mobile-banking.ts'
import { issuedCard } from './reveal.ts'

export type PinSetting =
  | { kind: 'set'; change: Change }
  | { kind: 'alreadySet' }
  /** Three failed settings. `change` is there when the record does not know of this lock yet. */
  | { kind: 'locked'; until: string | undefined; change?: Change }
  | { kind: 'mistakes'; fields: Readonly<Record<string, string>> }
  /** The text of the consent beside it is not the current one. */
  | { kind: 'outdated'; fields: OutdatedConsents }
  /** The card host refuses it. */
  | { kind: 'failed' }
  | { kind: 'unavailable' }

/**
 * The PIN is hashed with a key outside the database and never read back (T20); the card host learns only that it is
 * set. Hash and marker are one statement: a save that fails stores no PIN, and setting it again works.
 */
export async function setPin(
  held: HeldApplication,
  entered: { mpin: string; confirmMpin: string; consent?: GivenConsent | undefined; language?: string | undefined },
  deps: Deps,
): Promise<PinSetting> {
  const { store } = deps
  const { application, view, stored, at, now, today } = held
  const attempts = attemptsOf(await store.pins.state(stored.id, at), application.facts.mpin?.setAt)
  const refusal = mpinRefusal(attempts, now)
  if (refusal === 'PIN101') return locked(held, attempts)
  if (refusal === 'PIN102') return { kind: 'alreadySet' }
  const { mpin, confirmMpin, consent, language } = entered
  const { mistakes } = checkForm(setMpin, { mpin, confirmMpin }, { today, application: view })
  if (Object.keys(mistakes).length > 0) return { kind: 'mistakes', fields: mistakes }
  const consents = consent ? [consent] : []
  const outdated = outdatedConsents(consents, deps.masterData())
  if (outdated) return { kind: 'outdated', fields: outdated }

  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'unavailable' }
  // The host may accept later what it refused once: only "it is set" is kept.
  const told = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'card-host', intent: 'set-pin', about: onceInItsLife },
    deps.systems.cardHost.setPin,
    { cardReference: card.details.cardReference ?? '' },
    { at, isUsable: answersAnd('PIN_ALREADY_SET') },
  )
  if (told.kind === 'refused' && told.code !== 'PIN_ALREADY_SET') {
    const failed = attemptsOf(await store.pins.failed({ applicationId: stored.id, at }))
    return failed.lockedUntil === undefined ? { kind: 'failed' } : locked(held, failed)
  }
  if (told.kind !== 'answered' && told.kind !== 'refused') return { kind: 'unavailable' }
  const banking = consent?.value === 'Y'
  const set = withFacts(application, { mpin: { setAt: now, failures: 0, banking } })
  return {
    kind: 'set',
    change: {
      next: setMarkerAfter('setMPIN', set, 'MPIN_SET', now),
      what: 'mpin-set',
      consents: consentEntries(consents, language ?? 'en', deps.masterData()),
      outbox: [
        // Whoever did not set it learns of it.
        { kind: 'message', reference: 'MPIN_SET', payload: { template: 'MPIN_SET' } },
        ...(banking ? [mobileBankingEntry(true)] : []),
      ],
      pinHash: await store.pins.hash(stored.id, mpin),
    },
  }
}

const attemptsOf = ({ failures, lockedUntil }: PinState, setAt?: string): MpinAttempts => ({
  failures,
  ...(setAt && { setAt }),
  ...(lockedUntil !== undefined && { lockedUntil: new Date(lockedUntil).toISOString() }),
})

/** The lock moves the applicant on to the card; if its save is lost, the next attempt makes up for it. */
function locked({ application }: HeldApplication, { failures, lockedUntil }: MpinAttempts): PinSetting {
  if (application.facts.mpin?.lockedUntil === lockedUntil) return { kind: 'locked', until: lockedUntil }
  const next = withFacts(application, { mpin: { failures, lockedUntil } })
  return { kind: 'locked', until: lockedUntil, change: { next, what: 'mpin-locked' } }
}
