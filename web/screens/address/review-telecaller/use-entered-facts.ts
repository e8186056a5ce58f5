import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { summary as home } from '@card-journey/journey/steps/address/home-summary.ts'
import { summary as later } from '@card-journey/journey/steps/address/later-summary.ts'
import { summary as more } from '@card-journey/journey/steps/identity/more-personal-details/summary.ts'
import { summary as personal } from '@card-journey/journey/steps/identity/personal-details/summary.ts'
import { summary as work } from '@card-journey/journey/steps/work/work-details/summary.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { useTextLookup, useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSummaryFacts } from '../use-summary-facts.ts'

// What can be corrected on this screen is in its form.
const { emailId: _email, ...person } = personal
const { nameOnCard: _nameOnCard, ...family } = more
const entered = { ...person, ...family, ...work, ...home, ...later }

/** Lines that say several answers. */
const questionsOf: Readonly<Record<string, readonly string[]>> = { fullName: ['firstName', 'middleName', 'lastName'] }

/**
 * Everything a telecaller entered for the applicant; undefined until the record has loaded. What the applicant has
 * changed since is marked; identity numbers are masked.
 */
export function useEnteredFacts(): readonly Fact[] | undefined {
  const t = useTexts('review-telecaller')
  const shared = useTextLookup('fields')
  const { application } = useJourney()
  const corrected = application?.facts.assisted?.corrected ?? []
  const factsOf = useSummaryFacts('review-telecaller', t('choice.saved'), (line) =>
    (questionsOf[line] ?? [line]).some((question) => corrected.includes(question)) ? t('corrected') : undefined,
  )
  if (!application) return undefined
  const [{ mobileNumber }] = application.applicantDetails
  return [
    { term: t('card'), value: application.productName },
    { term: shared('mobileNumber.label') ?? '', value: dialled(maskValue(mobileNumber)) },
    ...factsOf(entered, application),
  ]
}
