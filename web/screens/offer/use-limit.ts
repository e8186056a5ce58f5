import { rupees } from '@card-journey/journey/fields/rupees.ts'
import { mayChooseLimit } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { useJourney } from '../../engine/use-journey.ts'
import { useTyped } from '../../form/use-form.ts'

/** What was typed as a lower limit, and the limit in rupees that accepting now would set: that one, or the offered one. */
export function useLimit(): { typed: string; limit: number | undefined } {
  const { application } = useJourney()
  const typed = useTyped('lowerLimit')
  const terms = application?.facts.offerTerms?.limit
  const chosen = Number(rupees.normalise(typed))
  const isChosen = terms !== undefined && chosen > 0 && mayChooseLimit(chosen, terms)
  return { typed, limit: isChosen ? chosen : (terms?.offered ?? application?.creditLimit) }
}
