import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'
import { Ending } from '../Ending.tsx'

/** No card this time (RT-71), or withdrawn: a plain reason and what can be done, never the bank's internal one. */
export function RejectedScreen() {
  const t = useTexts('rejected')
  const { application } = useJourney()
  const withdrawn = application?.facts.withdrawn !== undefined
  const lifted = application?.facts.contest?.outcome === 'lifted'
  return (
    <Ending
      drawing="letter"
      heading={withdrawn ? t('withdrawn.heading') : t('heading')}
      doors={
        // Another application is taken at once. Otherwise the notice offers a reminder on the day.
        (withdrawn || lifted) && (
          <Link className={buttonClass()} to={screenPaths.cards}>
            {t('cards')}
          </Link>
        )
      }
    >
      <DecisionNotice />
    </Ending>
  )
}
