import type { Application } from '../../application/application.ts'
import { withFacts } from '../../application/record.ts'
import type { ApplicationView } from '../../application/view.ts'
import { groupedRupees, rupees } from '../../fields/rupees.ts'
import { hasLowerLimits, mayChooseLimit } from '../../rules/credit/offer-terms.ts'
import { steeringAnswer } from '../answers.ts'
import type { Answers, CrossRule, Question } from '../form.ts'

// Whoever accepts an offer may take less than the bank offers (ADR 0034).

const termsOf = ({ facts }: Pick<ApplicationView, 'facts'>) => facts.offerTerms?.limit

/** Empty: the whole limit. Not asked where there is nothing below it. */
export const lowerLimitQuestion: Question = {
  kind: rupees,
  required: false,
  asked: ({ application }) => {
    const terms = termsOf(application)
    return terms !== undefined && hasLowerLimits(terms)
  },
}

export const lowerLimitRule: CrossRule<'lowerLimit'> = {
  field: 'lowerLimit',
  broken: ({ answers, application }) => {
    const terms = termsOf(application)
    if (!terms || !answers['lowerLimit']) return undefined
    return mayChooseLimit(Number(answers['lowerLimit']), terms) ? undefined : 'amountOutOfRange'
  },
}

/** The limit chosen before, if the present offer still allows it. */
export const readLowerLimit = (application: ApplicationView): { lowerLimit: string } => {
  const terms = termsOf(application)
  const chosen = terms?.chosen
  return { lowerLimit: terms && chosen !== undefined && chosen < terms.offered ? groupedRupees(String(chosen)) : '' }
}

/** The limit of the card is what was accepted; what was offered stays known, so that the choice can be changed. */
export function writeLowerLimit(application: Application, { lowerLimit }: Answers): Application {
  const { offerTerms } = application.facts
  const limit = offerTerms?.limit
  if (!limit) return application
  const { chosen: _former, ...terms } = limit
  const chosen = lowerLimit && Number(lowerLimit) < limit.offered ? Number(lowerLimit) : undefined
  return {
    ...withFacts(application, { offerTerms: { ...offerTerms, limit: { ...terms, ...(chosen && { chosen }) } } }),
    creditLimit: chosen ?? limit.offered,
  }
}

export const lowerLimitAnswer = steeringAnswer('creditLimit', ['cardHost'])
