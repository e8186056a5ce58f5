import { isLooser, isSettable, type SpendKind, type SpendUse } from '@card-journey/journey/rules/card/spend-control.ts'
import type { Deps } from '../../compose.ts'
import { effectOnce } from '../effect-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { spendCode, unavailable, whyUnproven, type Proof, type Unproven, type Holder } from './holder-proof.ts'
import { issuedCard } from './reveal.ts'

export interface SpendControl extends SpendUse {
  kind: SpendKind
  highest: number
}

export type SpendRead =
  | { kind: 'read'; cardReference: string; controls: SpendControl[] }
  | { kind: 'noCard' }
  | { kind: 'unavailable' }

/** What the card host lets the card be used for. A host that offers none of it gives an empty list. */
export async function spendControls(
  { stored, application }: Pick<HeldApplication, 'stored' | 'application'>,
  deps: Deps,
): Promise<SpendRead> {
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const { cardReference = '' } = card.details
  const answer = await deps.systems.cardHost.spendLimits({ cardReference })
  if (answer.kind !== 'answered') return { kind: 'unavailable' }
  const { creditLimit = 0 } = application
  return {
    kind: 'read',
    cardReference,
    controls: answer.value.limits.map(({ highest = creditLimit, ...limit }) => ({ ...limit, highest })),
  }
}

export type SpendChange =
  | { kind: 'changed'; control: SpendControl }
  | { kind: 'noCard' }
  /** A limit that the card does not have, or a kind of use that the host does not offer. */
  | { kind: 'notOffered' }
  | Unproven
  | { kind: 'unavailable' }

/**
 * Changes one kind of use, once for a transaction: after an unknown outcome the repetition asks the host by the stored
 * reference. Whether proof is needed is judged by what the host says now, and the host makes the change only if that
 * still holds, so two changes at the same moment can't let the card do more without it.
 */
export async function changeSpend(
  held: Holder,
  { mpin, otp, ...asked }: SpendUse & { kind: SpendKind } & Proof,
  deps: Deps,
): Promise<SpendChange> {
  const { stored, session, transactionId, at } = held
  const read = await spendControls(held, deps)
  if (read.kind !== 'read') return read
  const present = read.controls.find(({ kind }) => kind === asked.kind)
  if (!present || !isSettable(asked, present.highest)) return { kind: 'notOffered' }
  const control = { ...asked, highest: present.highest }
  const proven = isLooser(present, asked) || mpin !== undefined || otp !== undefined
  if (proven) {
    const unproven = await whyUnproven(held, { mpin, otp }, 'card-change', deps)
    if (unproven) return unproven
  }
  // Also after a change whose answer was lost: it is made by then.
  const isMade = present.enabled === asked.enabled && present.limit === asked.limit
  const answer = isMade
    ? 'answered'
    : await makeChange(held, { cardReference: read.cardReference, present, asked }, deps)
  if (answer !== 'answered' && answer !== 'unknown') return unavailable(held, 'card-change', deps)
  if (proven && answer === 'answered') await spendCode(held, { mpin, otp }, 'card-change', deps)
  const { kind, enabled, limit } = asked
  await deps.store.audit.append({
    what: answer === 'answered' ? 'spend-changed' : 'spend-change-unsure',
    detail: { kind, enabled, limit },
    applicationId: stored.id,
    sessionId: session.id,
    at,
  })
  const template = 'CARD_USE_CHANGED'
  const news = { kind: 'message', reference: `${template}-${transactionId}`, payload: { template } } as const
  // Also when the host's answer was lost: the card may do more by then, and a repetition texts nothing again.
  if (proven) await deps.store.outbox.add({ ...news, applicationId: stored.id, at })
  return answer === 'answered' ? { kind: 'changed', control } : { kind: 'unavailable' }
}

async function makeChange(
  { stored, transactionId, at }: HeldApplication & { transactionId: string },
  {
    cardReference,
    present: { kind, enabled, limit },
    asked,
  }: { cardReference: string; present: SpendControl; asked: SpendUse & { kind: SpendKind } },
  deps: Deps,
): Promise<'answered' | 'refused' | 'unavailable' | 'unknown'> {
  const answer = await effectOnce(
    deps,
    { applicationId: stored.id, system: 'card-host', intent: 'spend-limit', about: { ...asked, transactionId } },
    deps.systems.cardHost.updateSpendLimit,
    { cardReference, limit: asked, from: { kind, enabled, limit } },
    { at, undone: true },
  )
  return answer.kind
}
