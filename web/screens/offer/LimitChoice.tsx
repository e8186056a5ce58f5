import { hasLowerLimits } from '@card-journey/journey/rules/credit/offer-terms.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useEffect, useState } from 'react'
import { useJourney } from '../../engine/use-journey.ts'
import { AmountField } from '../../fields/AmountField.tsx'
import { useTexts } from '../../texts/screen-texts.ts'
import { useLimit } from './use-limit.ts'

/** Folded where the offer leaves a choice: a limit below the offered one. What was chosen is said back. */
export function LimitChoice({ takesFocus = false }: { takesFocus?: boolean }) {
  const f = useTexts('fields')
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const { typed, refused, limit } = useLimit()
  const [open, setOpen] = useState(takesFocus)
  useEffect(() => {
    if (takesFocus) showField('lowerLimit')
  }, [takesFocus])
  // A limit that was typed before, or is wrong, is never folded away; emptying the field folds nothing either.
  if (typed !== '' && !open) setOpen(true)
  const terms = application?.facts.offerTerms?.limit
  if (!terms || !hasLowerLimits(terms)) return null
  const { offered, lowest, step } = terms
  return (
    <Disclosure summary={t('limit.lower')} open={open}>
      <Stack gap={2}>
        <AmountField
          name="lowerLimit"
          label={f('lowerLimit.label')}
          hint={f('lowerLimit.hint', {
            lowest: rupeesText(lowest),
            offered: rupeesText(offered),
            step: rupeesText(step),
          })}
          required={false}
        />
        <p role="status">{!refused && t('limit.accepted', { limit: rupeesText(limit ?? offered) })}</p>
      </Stack>
    </Disclosure>
  )
}
