import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { useSubject } from '../../../layout/page-title.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { EndingDoors } from '../CallDoor.tsx'
import { Ending, EndingReference, type EndingProps } from '../Ending.tsx'
import { KeptBeside } from '../KeptBeside.tsx'
import { useStartAgain } from '../use-start-again.ts'
import { contestOf } from './contested.ts'
import { DecisionNotice, FormerDecision } from './DecisionNotice.tsx'
import { useNotice } from './use-notice.ts'

interface DecidedEndingProps extends Pick<EndingProps, 'drawing' | 'heading' | 'why'> {
  screen: ScreenId
  /** Whether the heading is the page's title: the screen's own says something else. */
  titled?: boolean
}

/** An ending that the notice of the decision explains; or, once a person has lifted it, the good news. */
export function DecidedEnding(props: DecidedEndingProps) {
  const { application } = useJourney()
  return contestOf(application)?.outcome === 'lifted' ? <Lifted {...props} /> : <Held {...props} />
}

/** The door before the call leads to the cards where another application is taken; else the notice offers a reminder. */
function Held({ screen, titled, ...ending }: DecidedEndingProps) {
  const t = useTexts('ending')
  const { application } = useJourney()
  const fetched = useNotice(useLanguage())
  useSubject(screen, titled ? ending.heading : undefined)
  const free = application?.facts.withdrawn !== undefined || (fetched.state === 'here' && !fetched.notice.againFrom)
  // Without a door of its own the call is as quiet: the notice has what comes first.
  const doors = free ? (
    <Link className={buttonClass()} to={screenPaths.cards}>
      {t('cards')}
    </Link>
  ) : (
    fetched.state !== 'failed' && <></>
  )
  return (
    <Ending {...ending} doors={doors}>
      <DecisionNotice fetched={fetched} />
    </Ending>
  )
}

/** The way on stands under the news; what was decided before is folded. */
function Lifted({ screen }: DecidedEndingProps) {
  const t = useTexts('ending')
  const startAgain = useStartAgain()
  const fetched = useNotice(useLanguage())
  useSubject(screen, t('lifted.heading'))
  return (
    <>
      <Drawing name="done" tone="success" />
      <h1>{t('lifted.heading')}</h1>
      <p className="lead">{t('contest.lifted')}</p>
      <EndingDoors>
        <Link className={buttonClass()} to={startAgain}>
          {t('lifted.apply')}
        </Link>
      </EndingDoors>
      <FormerDecision fetched={fetched} />
      <KeptBeside>
        <EndingReference />
      </KeptBeside>
    </>
  )
}
