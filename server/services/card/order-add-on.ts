import { addOnRelations, isSamePerson } from '@card-journey/journey/rules/card/add-on.ts'
import { addOnCard } from '@card-journey/journey/steps/card/virtual-card/form.ts'
import { checkForm } from '@card-journey/journey/steps/form.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import type { AddOn } from '@card-journey/providers/card-host/port.ts'
import { todayOf, type Deps } from '../../compose.ts'
import type { IssuedCard } from '../../store/records.ts'
import type { Change } from '../change.ts'
import { consentEntries, outdatedConsents, type GivenConsent, type OutdatedConsents } from '../consent/consents.ts'
import { effectOnce } from '../effect-once.ts'
import { addOnsShown, readAddOns } from './add-ons.ts'
import { changeNews, noteUnsure } from './change-news.ts'
import { saveBeforehandOnce } from './consent-beforehand.ts'
import { spendCode, unavailable, whyCodeRefused, type CodeRefused, type Holder } from './holder-proof.ts'
import { issuedCard } from './reveal.ts'

interface Asked {
  answers: Readonly<Record<'addOnName' | 'addOnRelation' | 'addOnBirthDate' | 'addOnLimit', string>>
  consent: GivenConsent
  otp: string
  language?: string | undefined
}

export type AddOnOrdering =
  /** `isNew` false: this person had one already. */
  | { kind: 'ordered'; isNew: boolean; change: Change }
  | { kind: 'noCard' }
  | { kind: 'mistakes'; fields: Readonly<Record<string, string>> }
  | { kind: 'outdated'; fields: OutdatedConsents }
  /** None are offered, or the holder has as many as there may be. */
  | { kind: 'notOffered' }
  | CodeRefused
  | { kind: 'unavailable' }

const template = 'ADDON_ASKED'

/**
 * Asks the card host for an add-on card (ADR 0062): with the holder's consent, saved before, and a code to the registered
 * mobile. A person is one effect, in whichever tab it is asked for and with whatever limit, until the host refuses it. Who it
 * is for stays with the host.
 */
export async function orderAddOn(
  held: Holder,
  { answers: given, consent, otp, language }: Asked,
  deps: Deps,
): Promise<AddOnOrdering> {
  const { application, stored, at } = held
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const checked = checkForm(addOnCard, given, { today: todayOf(at), application: viewOf(application) })
  if (Object.keys(checked.mistakes).length > 0) return { kind: 'mistakes', fields: checked.mistakes }
  const outdated = outdatedConsents([consent], deps.masterData())
  if (outdated) return { kind: 'outdated', fields: outdated }
  const read = await readAddOns(card, deps)
  if (read.kind !== 'read') return read
  const asked = personOf(checked.answers)
  const present = read.addOns.find((each) => each.state !== 'refused' && isSamePerson(each, asked))
  const { limits } = addOnsShown(read.addOns, application, deps)
  if (!present && limits.length === 0) return { kind: 'notOffered' }
  if (!present && !limits.includes(asked.limit)) return { kind: 'mistakes', fields: { addOnLimit: 'choiceInvalid' } }
  // Last of all, so that a code is used up only where it counts.
  const refused = await whyCodeRefused(held, otp, 'add-on', deps)
  if (refused) return refused
  if (!present) {
    const consents = consentEntries([consent], language ?? 'en', deps.masterData())
    const detail = { limit: asked.limit }
    const before = { what: 'add-on-asked', detail, consents }
    if (!(await saveBeforehandOnce(held, before, deps))) return unavailable(held, 'add-on', deps)
    const answer = await tell(held, card, asked, read.addOns, deps)
    if (answer === 'unknown') await noteUnsure(held, { what: 'add-on-unsure', detail, template }, deps)
    if (answer === 'unavailable' || answer === 'refused') return unavailable(held, 'add-on', deps)
    if (answer !== 'answered') return { kind: 'unavailable' }
    // After the kept answer of an order that the host has dropped since: it was not asked again, and there is no card.
    const after = await readAddOns(card, deps)
    if (after.kind === 'read' && !after.addOns.some((each) => isSamePerson(each, asked))) return { kind: 'unavailable' }
  }
  await spendCode(held, { otp }, 'add-on', deps)
  // Also after an answer that was lost: it is ordered by then, and the bank is still working on it.
  const isNew =
    !present || (present.state === 'working' && present.limit === asked.limit && present.relation === asked.relation)
  return {
    kind: 'ordered',
    isNew,
    change: {
      next: application,
      again: (latest) => latest,
      what: isNew ? 'add-on-ordered' : 'add-on-known',
      detail: { limit: asked.limit },
      outbox: isNew ? [changeNews(template, held)] : [],
    },
  }
}

type Person = Pick<AddOn, 'name' | 'relation' | 'dateOfBirth' | 'limit'>

const personOf = ({ addOnName, addOnRelation, addOnBirthDate, addOnLimit }: Asked['answers']): Person => ({
  name: addOnName.toUpperCase(),
  // Checked by the form before.
  relation: addOnRelations.find((relation) => relation === addOnRelation) ?? 'spouse',
  dateOfBirth: addOnBirthDate,
  limit: Number(addOnLimit),
})

async function tell(
  { stored, at, now }: Holder,
  { details: { cardReference = '' } }: IssuedCard,
  asked: Person,
  addOns: readonly AddOn[],
  deps: Deps,
): Promise<'answered' | 'refused' | 'unavailable' | 'unknown'> {
  const { name, dateOfBirth } = asked
  const refusedBefore = addOns.filter((each) => isSamePerson(each, asked)).length
  const about = { name, dateOfBirth, refusedBefore }
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'card-host', intent: 'add-on', about },
    deps.systems.cardHost.orderAddOn,
    { cardReference, ...asked, after: addOns.length, consentedAt: now },
    { at },
  )
  return answer.kind
}
