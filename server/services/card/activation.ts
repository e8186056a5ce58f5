import { addDays } from '@card-journey/journey/fields/dates.ts'
import type { DeliveryState } from '@card-journey/journey/rules/address/delivery-pace.ts'
import { activationLook, mayActivate, type Activation } from '@card-journey/journey/rules/card/activation.ts'
import { sendingTime } from '@card-journey/journey/rules/life/reminder.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import { dayMs, hourMs, minuteMs } from '../../day.ts'
import type { IssuedCard, OutboxEntry } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { outdatedConsents, type GivenConsent, type OutdatedConsents } from '../consent/consents.ts'
import { effectOnce } from '../effect-once.ts'
import { lastConsent } from '../consent/last-consent.ts'
import { recordedConsents, saveBeforehand, unrecorded } from './consent-beforehand.ts'
import { spendCode, unavailable, whyUnproven, type Proof, type Unproven, type Holder } from './holder-proof.ts'
import { issuedCard } from './reveal.ts'

const ofHost = { printing: 'printing', sent: 'dispatched', delivered: 'delivered' } as const

/** Where the physical card is; undefined when the host does not say. */
export async function physicalCard(
  { details: { cardReference = '' } }: IssuedCard,
  { systems }: Pick<Deps, 'systems'>,
): Promise<{ state: DeliveryState; expectedBy: string } | undefined> {
  const delivery = await systems.cardHost.delivery({ cardReference })
  return delivery.kind === 'answered'
    ? { state: ofHost[delivery.value.state], expectedBy: delivery.value.expectedBy }
    : undefined
}

export type ActivationRead =
  | { kind: 'read'; activation: Activation & { virtual: boolean } }
  /** The host knows no activation. */
  | { kind: 'notOffered' }
  | { kind: 'unavailable' }

/** Whether the card is activated is the host's word, each time. */
export async function readActivation(
  { details: { cardReference = '' } }: IssuedCard,
  { systems }: Pick<Deps, 'systems'>,
): Promise<ActivationRead> {
  const answer = await systems.cardHost.activation({ cardReference })
  if (answer.kind === 'answered') return { kind: 'read', activation: answer.value }
  return { kind: answer.kind === 'refused' && answer.code === 'NOT_OFFERED' ? 'notOffered' : 'unavailable' }
}

export type CardActivating =
  | { kind: 'activated'; change: Change }
  | { kind: 'noCard' }
  | { kind: 'outdated'; fields: OutdatedConsents }
  /** Closed, still at the printer, or a host that knows no activation. */
  | { kind: 'notNow' }
  | Unproven
  | { kind: 'unavailable' }

/**
 * Activates the card with the holder's consent and proof (ADR 0054). The host activates a card that is active already
 * without complaint, so a repetition, or an answer that was lost, ends in the same record.
 */
export async function activate(
  held: Holder,
  { consent, language, ...proof }: { consent: GivenConsent; language?: string | undefined } & Proof,
  deps: Deps,
): Promise<CardActivating> {
  const { application, stored, at, now, transactionId } = held
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const outdated = outdatedConsents([consent], deps.masterData())
  if (outdated) return { kind: 'outdated', fields: outdated }
  const read = await readActivation(card, deps)
  if (read.kind === 'unavailable') return { kind: 'unavailable' }
  if (read.kind === 'notOffered') return { kind: 'notNow' }
  const { state } = read.activation
  const isActive = state === 'active'
  // Where the card is matters only as long as it may be at the printer.
  const delivery = state === 'inactive' ? await physicalCard(card, deps) : undefined
  if (state === 'inactive' && !delivery) return { kind: 'unavailable' }
  if (!isActive && !mayActivate(read.activation, delivery?.state ?? 'printing')) return { kind: 'notNow' }
  // Last of all, so that a code is used up only where it counts.
  const unproven = await whyUnproven(held, proof, 'activation', deps)
  if (unproven) return unproven
  const given = { consent, language: language ?? 'en' }
  const recorded = recordedConsents(stored.id, deps)
  if (!isActive) {
    // With a look soon after: nobody would be told of an activation whose answer is lost.
    const look = { kind: 'card-activation', reference: `card-activation-asked-${at}`, dueAt: at + minuteMs } as const
    const consents = await unrecorded(recorded, given, deps)
    if (!(await saveBeforehand(held, { what: 'card-activation-asked', consents, outbox: [look] }, deps)))
      return unavailable(held, 'activation', deps)
    const told = await effectOnce(
      deps,
      { applicationId: stored.id, system: 'card-host', intent: 'activate', about: { transactionId } },
      deps.systems.cardHost.activate,
      { cardReference: card.details.cardReference ?? '', consentedAt: now },
      { at },
    )
    if (told.kind === 'refused') return { kind: 'notNow' }
    if (told.kind === 'unavailable') return unavailable(held, 'activation', deps)
    if (told.kind !== 'answered') return { kind: 'unavailable' }
  }
  await spendCode(held, proof, 'activation', deps)
  return {
    kind: 'activated',
    change: {
      next: application,
      again: (latest) => latest,
      what: 'card-activated',
      consents: isActive ? await unrecorded(recorded, given, deps) : [],
      outbox: [activatedNews],
    },
  }
}

/** Whoever did not do it learns of it, once. */
const activatedNews = {
  kind: 'message',
  reference: 'CARD_ACTIVATED',
  payload: { template: 'CARD_ACTIVATED' },
} as const satisfies OutboxEntry

/** The first look at a card that is issued by this move. */
export const activationEntries = (to: Marker): OutboxEntry[] =>
  to === 'VISIONPLUS_APPROVED' ? [{ kind: 'card-activation', reference: 'card-activation' }] : []

/** As long as the outbox surely remembers what was told. */
const newsForMs = 29 * dayMs
const templates = { reminder: 'CARD_ACTIVATE', consentDue: 'CARD_CLOSING', closed: 'CARD_CLOSED' } as const

/**
 * A look at whether the card is active: reminds its holder, asks for consent when the time is over, tells of the closing,
 * each once and by day, and plans the next look. It also tells of an activation whose answer was lost. A host that is away is asked
 * again within the hour.
 */
export async function followActivation({ applicationId }: Job<'card-activation'>, deps: Deps): Promise<void> {
  const card = applicationId && (await issuedCard(applicationId, deps))
  if (!card) return
  const at = deps.clock()
  const { activationReminders, reminders } = deps.masterData().policy
  const read = await readActivation(card, deps)
  if (read.kind === 'notOffered') return
  const lookAt = (dueAt: number) =>
    deps.store.outbox.add({ kind: 'card-activation', reference: `card-activation-${dueAt}`, applicationId, dueAt, at })
  const lookWithinTheHour = () => lookAt((Math.floor(at / hourMs) + 1) * hourMs)
  const timeOn = (day: string) => Date.parse(`${day}T${activationReminders.time}:00+05:30`)
  if (read.kind === 'unavailable') {
    await lookWithinTheHour()
    return
  }
  if (read.activation.state === 'active') {
    const asked = await lastConsent('ACTIVATION', applicationId, deps)
    if (asked?.value === 'Y' && at - asked.at < newsForMs)
      await deps.store.outbox.add({ ...activatedNews, applicationId, at })
    return
  }
  const today = todayOf(at)
  const { news, nextDay } = activationLook(read.activation, today, activationReminders)
  if (news) {
    const sendable = sendingTime(at, reminders)
    if (sendable > at) {
      await lookAt(Math.max(sendable, timeOn(todayOf(sendable))))
      return
    }
    if (news.kind === 'reminder') {
      const delivery = await physicalCard(card, deps)
      if (!delivery) {
        await lookWithinTheHour()
        return
      }
      // There is nothing that the holder could do yet.
      if (delivery.state === 'printing') {
        await lookAt(timeOn(addDays(today, 1)))
        return
      }
    }
    const payload = { template: templates[news.kind], day: read.activation.day }
    await deps.store.outbox.add({ kind: 'message', reference: `card-${news.name}`, payload, applicationId, at })
  }
  if (nextDay) await lookAt(timeOn(nextDay))
}
