import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'
import { firstLooks } from '../life/address-look.ts'
import { takeStep, type StepTaken } from '../step/take-step.ts'
import { continueOfferCheck } from './offer-check.ts'

type Step = Parameters<typeof takeStep>[1]

/** `coolOff`: an earlier rejection is not over yet. */
export type OfferChecked = StepTaken | { kind: 'coolOff' }

/**
 * Saves a screen whose answers change which offer holds (the chosen card, what was missing), and asks the bank for the
 * offer of that card: answers and outcome are one save, so neither holds without the other.
 */
export async function takeStepAndCheckOffer(
  held: HeldApplication & { transactionId: string },
  step: Step,
  deps: Deps,
): Promise<OfferChecked> {
  const taken = await takeStep(held, { ...step, call: 'customerOfferDetails' }, deps)
  if (taken.kind === 'denied') return taken
  const { change, attempt } = taken
  const check = await continueOfferCheck(change.next, held.stored.id, 'customerOfferDetails', held, deps)
  if (check.kind !== 'stands') {
    // Nothing is saved, so the answers have not cost an attempt.
    await attempt?.giveBack()
    return check.kind === 'coolOff' ? check : { kind: 'denied', denial: { kind: 'unavailable' } }
  }
  const next = check.application
  return { ...taken, change: { ...change, next, outbox: [...(change.outbox ?? []), ...firstLooks(next)] } }
}
