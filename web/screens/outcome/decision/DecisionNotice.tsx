import { Button } from '@card-journey/ui/Button.tsx'
import { Notice as Box } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { Contest } from './Contest.tsx'
import { contestOf } from './contested.ts'
import { Letter } from './Letter.tsx'
import { NoticePart } from './NoticePart.tsx'
import { RemindMe } from './RemindMe.tsx'
import { useNotice } from './use-notice.ts'
import './decision.css'

/**
 * What every ending says: why, what can be done, when to apply again, whom the bank asked, where to complain. The words
 * are those of the letter, as the server made them when the application ended.
 */
export function DecisionNotice() {
  const t = useTexts('ending')
  const { application } = useJourney()
  const fetched = useNotice(useLanguage())
  if (fetched.state === 'loading')
    return <Skeleton label={t('loading')} shapes={['line', 'line', 'panel', 'panel', 'panel']} />
  if (fetched.state === 'failed')
    return (
      <Box kind="warning" role="alert">
        <p>{t('failed')}</p>
        <p>
          <Button kind="secondary" onClick={fetched.again}>
            {t('retry')}
          </Button>
        </p>
      </Box>
    )
  const { notice } = fetched
  const [decision, ...parts] = notice.parts
  // A lifted decision holds nobody back: the day that it named is over.
  const lifted = application?.facts.contest?.outcome === 'lifted'
  const others = parts.filter(({ part }) => !(lifted && part === 'again'))
  return (
    <div className="decision">
      {decision &&
        decision.paragraphs.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
      {others.map((part) => (
        <Panel key={part.part} heading={part.heading} tone="plain">
          {/* Once somebody has been asked, there is nothing to press: `Contest` says what came of it. */}
          {!(part.part === 'contest' && contestOf(application)) && <NoticePart part={part} />}
          {part.part === 'again' && notice.againFrom && <RemindMe />}
          {part.part === 'contest' && <Contest />}
        </Panel>
      ))}
      <Letter first={notice} />
    </div>
  )
}
