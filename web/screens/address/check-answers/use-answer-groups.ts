import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { summary as home } from '@card-journey/journey/steps/address/home-summary.ts'
import { summary as more } from '@card-journey/journey/steps/identity/more-personal-details/summary.ts'
import { summary as personal } from '@card-journey/journey/steps/identity/personal-details/summary.ts'
import { summary as work } from '@card-journey/journey/steps/work/work-details/summary.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSummaryFacts } from '../use-summary-facts.ts'

interface AnswerGroup {
  name: string
  /** Where these answers are changed. */
  screen: ScreenId
  facts: readonly Fact[]
}

/** The applicant's answers so far, screen by screen; undefined until the record has loaded. */
export function useAnswerGroups(): readonly AnswerGroup[] | undefined {
  const t = useTexts('check-answers')
  const { application } = useJourney()
  const factsOf = useSummaryFacts('check-answers', t('choice.saved'))
  if (!application) return undefined
  return [
    { name: t('personal'), screen: 'personal-details', facts: factsOf(personal, application) },
    { name: t('more'), screen: 'more-personal-details', facts: factsOf(more, application) },
    { name: t('work'), screen: 'work-details', facts: factsOf(work, application) },
    { name: t('home'), screen: homeScreen(application), facts: factsOf(home, application) },
  ]
}

/** The way the applicant came: the form, or the choice of an address. */
const homeScreen = ({ completedScreen }: ApplicationView): ScreenId =>
  completedScreen === 'RESIDENCE_ADDRESS' ? 'home-address' : 'confirm-home-address'
