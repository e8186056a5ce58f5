import { productByCode } from '@card-journey/bank/find.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Facts } from '@card-journey/journey/application/facts.ts'
import type { DecisionOutcome } from '@card-journey/journey/rules/credit/business-rules.ts'

/**
 * The bank's secured card, applied for or accepted after a soft reject: the deposit decides, and no soft offer follows.
 */
export const isSecured = ({ productCode, facts }: Application, { securedProduct }: MasterData['policy']): boolean =>
  facts.decision?.softOffer === 'accepted' || productCode.toUpperCase() === securedProduct

/** The deposit behind a secured card: the one chosen, else the one that the bank suggests. */
export const depositOf = (application: Application, { policy }: MasterData): number | undefined =>
  isSecured(application, policy) ? (application.depositAmount ?? policy.securedCard.standard) : undefined

/** The limit that is offered, and which lower ones may be chosen; one chosen before is remembered. A deposit's limit is fixed. */
export function limitTermsOf(
  application: Application,
  offered: number,
  master: MasterData,
): NonNullable<Facts['offerTerms']>['limit'] {
  const { policy } = master
  if (isSecured(application, policy)) return undefined
  const lowest = productByCode(master, application.productCode)?.lowestLimit ?? policy.limitChoice.lowest
  const chosen = application.facts.offerTerms?.limit?.chosen
  return {
    offered,
    lowest,
    step: policy.limitChoice.step,
    ...(chosen !== undefined && chosen < offered && { chosen }),
  }
}

/** What the applicant may choose of what was decided. */
export function offerTermsOf(
  application: Application,
  outcome: Exclude<DecisionOutcome, { kind: 'error' }>,
  master: MasterData,
): Facts['offerTerms'] {
  if (outcome.kind === 'reject') return outcome.soft ? { deposit: master.policy.securedCard } : undefined
  const { deposit } = application.facts.offerTerms ?? {}
  const limit =
    'creditLimit' in outcome && outcome.creditLimit ? limitTermsOf(application, outcome.creditLimit, master) : undefined
  return limit || deposit ? { ...(limit && { limit }), ...(deposit && { deposit }) } : undefined
}
