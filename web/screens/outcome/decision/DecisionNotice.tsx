import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice as Box } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useEndingPanel } from '../KeptBeside.tsx'
import { Contest } from './Contest.tsx'
import { contestOf } from './contested.ts'
import { Letter } from './Letter.tsx'
import { NoticePart } from './NoticePart.tsx'
import type { Notice, useNotice } from './use-notice.ts'
import { useOpenOnPaper } from './use-open-on-paper.ts'
import './decision.css'

type Part = Notice['parts'][number]

interface DecisionNoticeProps {
  fetched: ReturnType<typeof useNotice>
}

/**
 * What every ending says: why, what can be done, when to apply again, whom the bank asked, where to complain. The words
 * are those of the letter, as the server made them when the application ended. What can be done now is in the bar below.
 */
export function DecisionNotice({ fetched }: DecisionNoticeProps) {
  const { application } = useJourney()
  const beside = useEndingPanel() !== undefined
  if (fetched.state !== 'here') return <NotHere fetched={fetched} />
  const { notice } = fetched
  const [decision, ...parts] = notice.parts
  const section = (part: Part) => (
    <section key={part.part} className={part.part === 'again' ? 'decision__again' : undefined}>
      {/* The day ends what can be done, and says itself what it is. */}
      {part.part !== 'again' && <h2>{part.heading}</h2>}
      {/* Once somebody has been asked, there is nothing to press: `Contest` says what came of it. */}
      {!(part.part === 'contest' && contestOf(application)) && <NoticePart part={part} />}
      {part.part === 'contest' && <Contest />}
    </section>
  )
  const those = (...kinds: readonly Part['part'][]) => parts.filter(({ part }) => kinds.includes(part)).map(section)
  // A day stands in the panel beside the page (AgainDay).
  const next = beside && notice.againFrom ? those('todo') : those('todo', 'again')
  const contest = those('contest')
  return (
    <div className="decision">
      {decision && <p className="lead">{decision.paragraphs.join(' ')}</p>}
      {/* What to do next leads, then a person's look; what one reads once or never is a row each. */}
      {next.length > 0 && <Panel>{next}</Panel>}
      {contest.length > 0 && <Panel tone="plain">{contest}</Panel>}
      <Rows notice={notice} />
    </div>
  )
}

/** Once a person has lifted the decision: what it was, folded. */
export function FormerDecision({ fetched }: DecisionNoticeProps) {
  const t = useTexts('ending')
  if (fetched.state !== 'here') return <NotHere fetched={fetched} />
  const [decision] = fetched.notice.parts
  return (
    <div className="decision">
      <Rows notice={fetched.notice}>{decision && <Row heading={t('lifted.before')} part={decision} />}</Rows>
    </div>
  )
}

/** The letter, whom the bank asked, and where to complain, each behind its heading. */
function Rows({ notice, children }: { notice: Notice; children?: ReactNode }) {
  // Not the letter: it is printed alone.
  const place = useOpenOnPaper('.decision__row')
  return (
    <div className="decision__rows" ref={place}>
      {children}
      <Letter first={notice} />
      {notice.parts
        .filter(({ part }) => part === 'bureau' || part === 'complain')
        .map((part) => (
          <Row key={part.part} heading={part.heading} part={part} />
        ))}
    </div>
  )
}

const Row = ({ heading, part }: { heading: string; part: Part }) => (
  <Disclosure className="disclosure decision__row" summary={heading}>
    <NoticePart part={part} />
  </Disclosure>
)

function NotHere({ fetched }: { fetched: Exclude<DecisionNoticeProps['fetched'], { state: 'here' }> }) {
  const t = useTexts('ending')
  return fetched.state === 'loading' ? (
    <Skeleton label={t('loading')} shapes={['line', 'line', 'panel', 'panel', 'line']} />
  ) : (
    <Box kind="warning" role="alert">
      <p>{t('failed')}</p>
      <p>
        <Button kind="secondary" onClick={fetched.again}>
          {t('retry')}
        </Button>
      </p>
    </Box>
  )
}
