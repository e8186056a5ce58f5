import { buttonClass } from '@card-journey/ui/button-class.ts'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { screenPaths, type ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { useSubject } from '../../../layout/page-title.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { EndingDoors } from '../CallDoor.tsx'
import { Ending, EndingReference, type EndingProps } from '../Ending.tsx'
import { KeptBeside } from '../KeptBeside.tsx'
import { OtherCards } from '../OtherCards.tsx'
import { useFreshApplication } from '../use-fresh-application.ts'
import { useStartAgain } from '../use-start-again.ts'
import { ContestNews } from './Contest.tsx'
import { contestOf, type ContestFact } from './contested.ts'
import { DecisionNotice, FormerDecision } from './DecisionNotice.tsx'
import { useNotice } from './use-notice.ts'

interface DecidedEndingProps extends Pick<EndingProps, 'drawing' | 'heading' | 'why'> {
  screen: ScreenId
  /** Whether the heading is the page's title: the screen's own says something else. */
  titled?: boolean
}

type Fetched = ReturnType<typeof useNotice>

/** An ending that the notice of the decision explains; once a person looks at it again, the page is that news. */
export function DecidedEnding(props: DecidedEndingProps) {
  const { application } = useJourney()
  const fetched = useNotice(useLanguage())
  const [sent, setSent] = useState(false)
  const contest = contestOf(application)
  if (contest?.outcome === 'lifted') return <Lifted {...props} fetched={fetched} />
  if (contest && !contest.outcome) return <Awaited {...props} fetched={fetched} contest={contest} sent={sent} />
  return <Held {...props} fetched={fetched} onSent={() => setSent(true)} />
}

/** The door before the call leads to the cards where another application is taken; else the notice offers a reminder. */
function Held({
  screen,
  titled,
  fetched,
  onSent,
  ...ending
}: DecidedEndingProps & { fetched: Fetched; onSent: () => void }) {
  const t = useTexts('ending')
  const { application } = useJourney()
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
      <DecisionNotice fetched={fetched} onSent={onSent} />
      {free && <OtherCards />}
    </Ending>
  )
}

/** A refusal in the heading would take back what the page says below it. */
function Awaited({
  screen,
  fetched,
  contest,
  sent,
}: DecidedEndingProps & { fetched: Fetched; contest: ContestFact; sent: boolean }) {
  const t = useTexts('ending')
  useSubject(screen, t('contest.asked.heading'))
  useFreshApplication(screen, 'people')
  return (
    <Ending drawing="clock" heading={t('contest.asked.heading')} doors={<></>}>
      <ContestNews contest={contest} sent={sent} leads />
      <p>{t('contest.asked.leave')}</p>
      <DecisionNotice fetched={fetched} />
    </Ending>
  )
}

/** The way on stands under the news; what was decided before is folded. */
function Lifted({ screen, fetched }: DecidedEndingProps & { fetched: Fetched }) {
  const t = useTexts('ending')
  const startAgain = useStartAgain()
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
