import type { DecisionAnswer } from '@card-journey/journey/rules/credit/business-rules.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import type { HeldApplication } from '../held-application.ts'
import type { Request } from '../request-name.ts'
import { decide } from './decision.ts'
import { takeTrustStep, type TrustAnswer } from './trust-code.ts'

export type RulesRun =
  | { kind: 'decided'; change: Change; answer: DecisionAnswer }
  /** The bank asks, or still asks, about social trust; `change` where the question is new. */
  | { kind: 'socialTrust'; requestId: string; change?: Change }
  /** An answer to a question that is not open. */
  | { kind: 'notAsked' }
  | { kind: 'wrongCode'; triesLeft: number }
  | { kind: 'unavailable' }
  | { kind: 'noReport'; problem: 'bureauTomorrow' | 'C101' }
  | { kind: 'noDecision' }

/** One run of the business rules for an applicant (CA-13), with the answer to social trust if the bank asked for it. */
export async function runRules(held: HeldApplication & Request, trust: TrustAnswer, deps: Deps): Promise<RulesRun> {
  const { application, stored } = held
  const step = await takeTrustStep(held, trust, deps)
  if (step.kind === 'notAsked') return step
  if (step.kind === 'stillOpen') return { kind: 'socialTrust', requestId: step.requestId }
  if (step.kind === 'spent') return { kind: 'wrongCode', triesLeft: 0 }
  const { attempt } = step
  const decided = await decide(application, stored.id, trust, held, deps)
  if (decided.kind === 'noDecision' && attempt && decided.cause === 'TS_OTP_WRONG')
    return { kind: 'wrongCode', triesLeft: attempt.left }
  await attempt?.giveBack()
  if (decided.kind === 'noDecision') {
    deps.log.warn('no-decision', { reason: decided.cause })
    return { kind: 'noDecision' }
  }
  if (decided.kind !== 'decided') return decided
  const { outcome, answer, application: next } = decided
  const change = { next, what: 'decided', detail: { outcome: outcome.kind, run: next.facts.decision?.runs ?? 0 } }
  return outcome.kind === 'socialTrust'
    ? { kind: 'socialTrust', requestId: outcome.requestId, change }
    : { kind: 'decided', change, answer }
}
