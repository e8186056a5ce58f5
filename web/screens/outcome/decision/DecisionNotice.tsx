import { Button } from '@card-journey/ui/Button.tsx'
import { Notice as Box } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Contest } from './Contest.tsx'
import { contestOf } from './contested.ts'
import { Letter } from './Letter.tsx'
import { NoticePart } from './NoticePart.tsx'
import type { Notice, useNotice } from './use-notice.ts'
import './decision.css'

/**
 * What every ending says: why, what can be done, when to apply again, whom the bank asked, where to complain. The words
 * are those of the letter, as the server made them when the application ended. What can be done now is in the bar below.
 */
export function DecisionNotice({ fetched }: { fetched: ReturnType<typeof useNotice> }) {
  const t = useTexts('ending')
  const { application } = useJourney()
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
  const section = (part: Notice['parts'][number]) => (
    <section key={part.part}>
      <h2>{part.heading}</h2>
      {/* Once somebody has been asked, there is nothing to press: `Contest` says what came of it. */}
      {!(part.part === 'contest' && contestOf(application)) && <NoticePart part={part} />}
      {part.part === 'contest' && <Contest />}
    </section>
  )
  const those = (...kinds: readonly Notice['parts'][number]['part'][]) =>
    others.filter(({ part }) => kinds.includes(part)).map(section)
  const next = those('todo', 'again')
  const last = those('bureau', 'complain')
  return (
    <div className="decision">
      {decision && <p className="lead">{decision.paragraphs.join(' ')}</p>}
      {/* What to do next leads; a person's look and the letter follow quietly, then whom the bank asked and where to complain. */}
      {next.length > 0 && <Panel>{next}</Panel>}
      <Panel tone="plain">
        {those('contest')}
        <Letter first={notice} />
      </Panel>
      {last.length > 0 && <Panel tone="plain">{last}</Panel>}
    </div>
  )
}
