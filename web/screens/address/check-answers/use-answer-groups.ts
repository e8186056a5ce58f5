import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { answerGroups } from '@card-journey/journey/steps/address/check-answers/answer-groups.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSummaryFacts } from '../use-summary-facts.ts'

interface AnswersOfScreen {
  name: string
  /** Where these answers are changed. */
  screen: ScreenId
  facts: readonly Fact[]
}

/** The applicant's answers so far, screen by screen; undefined until the record has loaded. */
export function useAnswerGroups(): readonly AnswersOfScreen[] | undefined {
  const t = useTexts('check-answers')
  const { application } = useJourney()
  const factsOf = useSummaryFacts('check-answers', t('choice.saved'))
  if (!application) return undefined
  return answerGroups.map(({ name, summary, screen }) => ({
    name: t(name),
    screen: screen(application),
    facts: factsOf(summary, application),
  }))
}
