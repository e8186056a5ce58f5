import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecidedEnding } from '../decision/DecidedEnding.tsx'

/** No card this time (RT-71), withdrawn, or its offer declined: a plain reason and what can be done, never the bank's internal one. */
export function RejectedScreen() {
  const t = useTexts('rejected')
  const { application } = useJourney()
  const withdrawn = application?.facts.withdrawn
  return (
    <DecidedEnding
      screen="rejected"
      drawing="letter"
      heading={t(withdrawn?.offer ? 'declined.heading' : withdrawn ? 'withdrawn.heading' : 'heading')}
    />
  )
}
