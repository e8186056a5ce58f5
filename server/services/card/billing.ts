import {
  isOfferedAutopay,
  isOfferedStatement,
  paysFromAccount,
  sameAutopay,
  sameStatement,
  type AutopayChoice,
  type OfferedAutopay,
  type OfferedStatement,
  type StatementChoice,
} from '@card-journey/journey/rules/card/billing.ts'
import type { Deps } from '../../compose.ts'
import type { ConsentEntry, IssuedCard } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { consentEntries, outdatedConsents, type GivenConsent, type OutdatedConsents } from '../consent/consents.ts'
import { endedConsent } from '../consent/given-consents.ts'
import { effectOnce } from '../effect-once.ts'
import { changeNews, noteUnsure } from './change-news.ts'
import { recordedConsents, saveBeforehandOnce, unrecorded, type RecordedConsents } from './consent-beforehand.ts'
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

/** What the card host lets be changed about a card's bills; a part that it doesn't offer is absent. */
export interface Billing {
  statement?: OfferedStatement & { ways: StatementChoice['by'][]; days: number[] }
  autopay?: OfferedAutopay & { accounts: { account: string; masked: string }[] }
}

/** The host's word, each time. Undefined: it is away. */
export async function readBilling(
  { details: { cardReference = '' } }: IssuedCard,
  { systems }: Pick<Deps, 'systems'>,
): Promise<Billing | undefined> {
  const answer = await systems.cardHost.billing({ cardReference })
  if (answer.kind === 'refused') return {}
  if (answer.kind !== 'answered') return undefined
  const { statement, autopay } = answer.value
  return { statement, ...(autopay && { autopay }) }
}

export type AskedChange = ({ of: 'statement' } & StatementChoice) | ({ of: 'autopay' } & AutopayChoice)

interface Asked extends Proof {
  change: AskedChange
  consent?: GivenConsent | undefined
  language?: string | undefined
}

export type BillingChange =
  | { kind: 'changed'; change: Change }
  | { kind: 'noCard' }
  /** Something is to be paid, and nobody agreed to that. */
  | { kind: 'noConsent' }
  | { kind: 'outdated'; fields: OutdatedConsents }
  /** A day, a way or an account that the host doesn't offer for this card. */
  | { kind: 'notOffered' }
  | Unproven
  | TooManyChanges
  | { kind: 'unavailable' }

const template = 'BILLING_CHANGED'

/** What the audit calls a change, and one whose answer was lost. */
const events = {
  statement: { made: { what: 'statement-changed' }, unsure: { what: 'statement-change-unsure' } },
  autopay: { made: { what: 'autopay-changed' }, unsure: { what: 'autopay-change-unsure' } },
} as const

/**
 * Changes how the statement comes, or what is paid from an account (ADR 0059). Whatever touches an account takes the
 * holder's proof, and a consent where something is to be paid, saved before the host is asked. The host makes the change
 * only while what it was judged by still holds; after an unknown outcome the repetition asks it by the stored reference.
 */
export async function changeBilling(
  held: Holder,
  { change: asked, consent, language, ...proof }: Asked,
  deps: Deps,
): Promise<BillingChange> {
  const { application, stored } = held
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const agreed = asked.of === 'autopay' && paysFromAccount(asked) ? consent : undefined
  if (asked.of === 'autopay' && paysFromAccount(asked) && !agreed) return { kind: 'noConsent' }
  const outdated = agreed && outdatedConsents([agreed], deps.masterData())
  if (outdated) return { kind: 'outdated', fields: outdated }
  if (asked.of === 'autopay' && isNothingEntered(proof)) return { kind: 'pinWrong' }
  const billing = await readBilling(card, deps)
  if (!billing) return { kind: 'unavailable' }
  const { cardReference = '' } = card.details
  const made = asked.of === 'autopay' ? autopayChange(asked, billing) : statementChange(asked, billing)
  if (!made) return { kind: 'notOffered' }
  // Last of all, so that a code is used up only where it counts.
  const unproven = asked.of === 'autopay' ? await whyUnproven(held, proof, 'autopay', deps) : undefined
  if (unproven) return unproven
  const tooMany = asked.of === 'statement' && !made.isMade ? await tooManyUnproven(held, deps) : undefined
  if (tooMany) return tooMany
  const recorded = recordedConsents(stored.id, deps)
  const given = agreed && { consent: agreed, language: language ?? 'en' }
  const consents = asked.of === 'autopay' ? await consentsOf(recorded, given, made, deps) : []
  const detail = detailOf(asked)
  const outbox = agreed ? [lookOnceArrived('AUTOPAY', held.at)] : []
  const before = { what: agreed ? 'autopay-asked' : 'autopay-off-asked', detail, consents, outbox }
  const savesBefore = consents.length > 0 && !made.isMade
  if (savesBefore && !(await saveBeforehandOnce(held, before, deps, recorded)))
    return unavailable(held, 'autopay', deps)
  const answer = made.isMade ? 'answered' : await made.tell(held, cardReference, deps)
  if (answer === 'unknown') await noteUnsure(held, { ...events[asked.of].unsure, detail, template }, deps)
  if (answer === 'unavailable') return unavailable(held, 'autopay', deps)
  if (answer !== 'answered') return { kind: 'unavailable' }
  if (asked.of === 'autopay') await spendCode(held, proof, 'autopay', deps)
  return {
    kind: 'changed',
    change: {
      next: application,
      again: (latest) => latest,
      ...events[asked.of].made,
      detail,
      consents: savesBefore ? [] : consents,
      // Without proof anybody at the page could have the holder texted about nothing.
      outbox: asked.of === 'statement' && made.isMade ? [] : [changeNews(template, held)],
    },
  }
}

type Answer = 'answered' | 'refused' | 'unavailable' | 'unknown'

/** A change that is offered. `isMade`: it holds already, as after an answer that was lost. */
interface Offered {
  isMade: boolean
  tell: (held: Holder, cardReference: string, deps: Deps) => Promise<Answer>
}

function statementChange({ by, day }: StatementChoice, billing: Billing): Offered | undefined {
  const { statement: present } = billing
  if (!present || !isOfferedStatement({ by, day }, present)) return undefined
  return {
    isMade: sameStatement(present, { by, day }),
    async tell({ stored, transactionId, at }, cardReference, deps) {
      const answer = await effectOnce(
        deps,
        { applicationId: stored.id, system: 'card-host', intent: 'statement', about: { by, day, transactionId } },
        deps.systems.cardHost.updateStatement,
        { cardReference, statement: { by, day }, from: { by: present.by, day: present.day } },
        { at, undone: true },
      )
      return answer.kind
    },
  }
}

function autopayChange({ pays, account }: AutopayChoice, billing: Billing): Offered | undefined {
  const { autopay: present } = billing
  if (!present || !isOfferedAutopay({ pays, account }, present)) return undefined
  const asked = { pays, ...(account !== undefined && { account }) }
  return {
    isMade: sameAutopay(present, asked),
    async tell({ stored, transactionId, at, now }, cardReference, deps) {
      const answer = await effectOnce(
        deps,
        { applicationId: stored.id, system: 'card-host', intent: 'autopay', about: { ...asked, transactionId } },
        deps.systems.cardHost.updateAutopay,
        {
          cardReference,
          autopay: asked,
          from: { pays: present.pays, account: present.account },
          consentedAt: paysFromAccount(asked) ? now : undefined,
        },
        { at, undone: true },
      )
      return answer.kind
    },
  }
}

/** The account itself stays with the host. */
const detailOf = (asked: AskedChange): NonNullable<Change['detail']> =>
  asked.of === 'statement' ? { by: asked.by, day: asked.day } : { pays: asked.pays }

/** Each mandate is a consent of its own: its text speaks of the part and the account that were chosen. Turning it off ends it. */
async function consentsOf(
  recorded: RecordedConsents,
  given: { consent: GivenConsent; language: string } | undefined,
  { isMade }: Offered,
  deps: Deps,
): Promise<ConsentEntry[]> {
  if (!given) return endedConsent('AUTOPAY', await recorded())
  return isMade ? unrecorded(recorded, given, deps) : consentEntries([given.consent], given.language, deps.masterData())
}
