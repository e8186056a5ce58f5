import { hasLowerLimits, mayChooseLimit } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { rupees } from '@card-journey/journey/fields/rupees.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { useWatch } from 'react-hook-form'
import { useJourney } from '../../engine/use-journey.ts'
import { TextField } from '../../fields/TextField.tsx'
import type { FormValues } from '../../form/resolver.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** The limit that is accepted with the terms, and a field for a lower one where the offer leaves a choice. */
export function LimitChoice() {
  const f = useTexts('fields')
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const typed = useWatch<FormValues>({ name: 'lowerLimit' })
  const terms = application?.facts.offerTerms?.limit
  if (!terms || !hasLowerLimits(terms)) return null
  const { offered, lowest, step } = terms
  const chosen = Number(rupees.normalise(typeof typed === 'string' ? typed : ''))
  const accepted = chosen > 0 && mayChooseLimit(chosen, terms) ? chosen : offered
  return (
    <>
      <TextField
        name="lowerLimit"
        label={f('lowerLimit.label')}
        hint={f('lowerLimit.hint', {
          lowest: rupeesText(lowest),
          offered: rupeesText(offered),
          step: rupeesText(step),
        })}
        required={false}
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: rupees.maxLength }}
      />
      <p role="status">{t('limit.accepted', { limit: rupeesText(accepted) })}</p>
    </>
  )
}
