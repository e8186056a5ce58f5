import { hasLowerLimits, mayChooseLimit } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { rupees } from '@card-journey/journey/fields/rupees.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useJourney } from '../../engine/use-journey.ts'
import { TextField } from '../../fields/TextField.tsx'
import type { FormValues } from '../../form/resolver.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** Folded where the offer leaves a choice: a limit below the offered one. What was chosen is said back. */
export function LimitChoice() {
  const f = useTexts('fields')
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const typed = useWatch<FormValues>({ name: 'lowerLimit' })
  const [open, setOpen] = useState(false)
  const answer = typeof typed === 'string' ? typed : ''
  // A limit that was typed before, or is wrong, is never folded away; emptying the field folds nothing either.
  if (answer !== '' && !open) setOpen(true)
  const terms = application?.facts.offerTerms?.limit
  if (!terms || !hasLowerLimits(terms)) return null
  const { offered, lowest, step } = terms
  const chosen = Number(rupees.normalise(answer))
  const limit = chosen > 0 && mayChooseLimit(chosen, terms) ? chosen : offered
  return (
    <Disclosure summary={t('limit.lower')} open={open}>
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
      <p role="status">{t('limit.accepted', { limit: rupeesText(limit) })}</p>
    </Disclosure>
  )
}
