import { offersUpi } from '@card-journey/journey/rules/card/upi.ts'
import type { UpiLink } from '@card-journey/providers/card-host/port.ts'
import type { Deps } from '../../compose.ts'
import type { IssuedCard } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { outdatedConsents, type GivenConsent, type OutdatedConsents } from '../consent/consents.ts'
import { endedConsent } from '../consent/given-consents.ts'
import { effectOnce } from '../effect-once.ts'
import { changeNews, noteUnsure } from './change-news.ts'
import { recordedConsents, saveBeforehand, unrecorded, type RecordedConsents } from './consent-beforehand.ts'
import { lookOnceArrived } from './ended-consent.ts'
import {
  isNothingEntered,
  spendCode,
  unavailable,
  whyUnproven,
  type Proof,
  type Unproven,
  type Holder,
} from './holder-proof.ts'
import { issuedCard } from './reveal.ts'
import { tooManyUnproven, type TooManyChanges } from './unproven-change.ts'

/** `offered` false: it can only be turned off. */
export type UpiRead =
  | { kind: 'read'; upi: UpiLink; offered: boolean }
  | { kind: 'notOffered' }
  | { kind: 'unavailable' }

/**
 * The host's word, each time. Nobody is asked about a card of a network for which the bank offers no UPI, except for a holder
 * who has once agreed to it: it may still be on, and they may always see that and turn it off.
 */
export async function readUpi(
  recorded: RecordedConsents,
  { details: { cardReference = '', network = '' } }: IssuedCard,
  { systems, masterData }: Pick<Deps, 'systems' | 'masterData'>,
): Promise<UpiRead> {
  const offered = offersUpi(network, masterData().policy)
  if (!offered && !(await recorded()).some(({ code }) => code === 'UPI')) return { kind: 'notOffered' }
  const answer = await systems.cardHost.upi({ cardReference })
  if (answer.kind === 'answered') return { kind: 'read', upi: answer.value, offered }
  return { kind: answer.kind === 'refused' && answer.code === 'NOT_OFFERED' ? 'notOffered' : 'unavailable' }
}

interface Asked extends Proof {
  on: boolean
  consent?: GivenConsent | undefined
  language?: string | undefined
}

export type UpiChange =
  | { kind: 'changed'; shown: { upi?: UpiLink }; change: Change }
  | { kind: 'noCard' }
  /** It is to be turned on, and nobody agreed to that. */
  | { kind: 'noConsent' }
  | { kind: 'outdated'; fields: OutdatedConsents }
  | { kind: 'notOffered' }
  | Unproven
  | TooManyChanges
  | { kind: 'unavailable' }

const template = 'UPI_CHANGED'

/** What the page shows of it: nothing where it is off and can't be turned on. */
export const upiShown = (upi: UpiLink, offered: boolean): { upi?: UpiLink } =>
  offered || upi.state !== 'off' ? { upi } : {}

/**
 * Turns UPI on or off (ADR 0058). On takes the holder's consent, saved before the host is asked, and proof; off takes
 * neither, because the card does less by it. The app itself adds the card; what it has done is the host's word.
 */
export async function changeUpi(
  held: Holder,
  { on, consent, language, ...proof }: Asked,
  deps: Deps,
): Promise<UpiChange> {
  const { application, stored, at, now, transactionId } = held
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const agreed = on ? consent : undefined
  if (on && !agreed) return { kind: 'noConsent' }
  const outdated = agreed && outdatedConsents([agreed], deps.masterData())
  if (outdated) return { kind: 'outdated', fields: outdated }
  if (on && isNothingEntered(proof)) return { kind: 'pinWrong' }
  const recorded = recordedConsents(stored.id, deps)
  const read = await readUpi(recorded, card, deps)
  if (read.kind !== 'read') return read
  if (on && !read.offered) return { kind: 'notOffered' }
  // Last of all, so that a code is used up only where it counts.
  const unproven = on ? await whyUnproven(held, proof, 'upi', deps) : undefined
  if (unproven) return unproven
  const consents = agreed
    ? await unrecorded(recorded, { consent: agreed, language: language ?? 'en' }, deps)
    : endedConsent('UPI', await recorded())
  const isMade = (read.upi.state !== 'off') === on
  const tooMany = !on && !isMade ? await tooManyUnproven(held, deps) : undefined
  if (tooMany) return tooMany
  if (!isMade) {
    const outbox = on ? [lookOnceArrived('UPI', at)] : []
    const before = { what: on ? 'upi-asked' : 'upi-off-asked', consents, outbox }
    if ((on || consents.length > 0) && !(await saveBeforehand(held, before, deps)))
      return unavailable(held, 'upi', deps)
    const told = await effectOnce(
      deps,
      { applicationId: stored.id, system: 'card-host', intent: 'upi', about: { on, transactionId } },
      deps.systems.cardHost.updateUpi,
      { cardReference: card.details.cardReference ?? '', on, consentedAt: on ? now : undefined },
      { at, undone: true },
    )
    if (told.kind === 'unknown') await noteUnsure(held, { what: 'upi-change-unsure', detail: { on }, template }, deps)
    if (told.kind === 'unavailable') return unavailable(held, 'upi', deps)
    if (told.kind !== 'answered') return { kind: 'unavailable' }
  }
  if (on) await spendCode(held, proof, 'upi', deps)
  const { mobile, state } = read.upi
  return {
    kind: 'changed',
    shown: upiShown(isMade ? { state, mobile } : { state: on ? 'allowed' : 'off', mobile }, read.offered),
    change: {
      next: application,
      again: (latest) => latest,
      what: 'upi-changed',
      detail: { on },
      consents: isMade ? consents : [],
      // Without proof anybody at the page could have the holder texted about nothing.
      outbox: !on && isMade ? [] : [changeNews(template, held)],
    },
  }
}
