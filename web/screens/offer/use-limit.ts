import { rupees } from '@card-journey/journey/fields/rupees.ts'
import { mayChooseLimit } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useTyped } from '../../form/use-form.ts'

export interface Limit {
  /** What was typed as a lower limit. */
  typed: string
  /** The offer does not allow what was typed. */
  refused: boolean
  /** In rupees, what accepting now would set: the lower limit, or the offered one. */
  limit: number | undefined
}

export function useLimit(): Limit {
  const { application } = useJourney()
  const typed = useTyped('lowerLimit')
  const terms = application?.facts.offerTerms?.limit
  const chosen = Number(rupees.normalise(typed))
  const isChosen = terms !== undefined && chosen > 0 && mayChooseLimit(chosen, terms)
  const limit = isChosen ? chosen : (terms?.offered ?? application?.creditLimit)
  return { typed, refused: typed !== '' && !isChosen, limit }
}
