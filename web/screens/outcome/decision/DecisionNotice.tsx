import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice as Box } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Contest, ContestNews } from './Contest.tsx'
import { contestOf } from './contested.ts'
import { Letter } from './Letter.tsx'
import { LinkedText } from './LinkedText.tsx'
import { NoticePart } from './NoticePart.tsx'
import { RemindMe } from './RemindMe.tsx'
import type { Notice, useNotice } from './use-notice.ts'
import { useOpenOnPaper } from './use-open-on-paper.ts'
import './decision.css'

type Part = Notice['parts'][number]

interface DecisionNoticeProps {
  fetched: ReturnType<typeof useNotice>
  /** Once a person’s look has been asked for. */
  onSent?: () => void
}

/**
 * What every ending says: why, what can be done, each with its button, whom the bank asked, where to complain. The words
 * are those of the letter, as the server made them when the application ended.
 */
export function DecisionNotice({ fetched, onSent }: DecisionNoticeProps) {
  const t = useTexts('ending')
  const { application } = useJourney()
  if (fetched.state !== 'here') return <NotHere fetched={fetched} />
  const { notice } = fetched
  const [decision, ...parts] = notice.parts
  const of = (kind: Part['part']) => parts.find(({ part }) => part === kind)
  const [again, contest] = [of('again'), of('contest')]
  const asked = contestOf(application)
  const todo = of('todo')
  const advice = todo?.points.filter((point) => point !== todo.asking) ?? []
  const open = contest !== undefined && !asked
  // The page says that somebody looks at it: what was decided is folded until it is known again.
  const awaited = asked && !asked.outcome
  // Alone in a box it would look like a field.
  const againInLead = !open && !awaited && advice.length === 0 && !notice.againFrom
  const waysHeading = awaited
    ? t('contest.asked.otherwise')
    : (open || advice.length > 0) && (todo?.heading ?? t('ways'))
  const ways = !againInLead && (
    <Panel heading={waysHeading}>
      {open && (
        <div className="decision__way decision__contest">
          <p className="decision__what">{todo?.doubt ?? todo?.asking ?? t('contest.doubt')}</p>
          <Contest onSent={() => onSent?.()} />
        </div>
      )}
      {/* The day says itself what it is, and can be reminded of; what is said for the next time stands with it. */}
      {again && (
        <div className="decision__way">
          {again.paragraphs.map((paragraph) => (
            <p key={paragraph} className="decision__what">
              <LinkedText>{paragraph}</LinkedText>
            </p>
          ))}
          <Advice points={advice} />
          {notice.againFrom && <RemindMe day={notice.againFrom} />}
        </div>
      )}
    </Panel>
  )
  return (
    <div className="decision">
      {decision && !awaited && (
        <p className="lead">{[...whyOf(decision), ...((againInLead && again?.paragraphs) || [])].join(' ')}</p>
      )}
      {contest && asked?.outcome && (
        <Panel heading={t('contest.stays.heading')}>
          <ContestNews contest={asked} />
        </Panel>
      )}
      {!awaited && ways}
      <Rows notice={notice}>{awaited && decision && <Row heading={t('before')} part={decision} />}</Rows>
      {/* What follows only if it stays: below what was decided. */}
      {awaited && again && ways}
      {/* A form can't be filled in on paper: there is how else to ask. */}
      {open && (
        <section className="decision__on-paper">
          <h2>{contest.heading}</h2>
          <NoticePart part={contest} />
        </section>
      )}
    </div>
  )
}

/** One piece of advice is a sentence; several are a list. */
const Advice = ({ points }: { points: readonly string[] }) =>
  points.length > 1 ? (
    <NoticePart part={{ part: 'todo', heading: '', paragraphs: [], points: [...points] }} />
  ) : (
    points.map((point) => (
      <p key={point}>
        <LinkedText>{point}</LinkedText>
      </p>
    ))
  )

/** The heading says that it is not this card: the lead is the reason alone. A withdrawal has one sentence. */
const whyOf = ({ paragraphs }: Part): readonly string[] => (paragraphs.length > 1 ? paragraphs.slice(1) : paragraphs)

/** Once a person has lifted the decision: what it was, folded. */
export function FormerDecision({ fetched }: Pick<DecisionNoticeProps, 'fetched'>) {
  const t = useTexts('ending')
  if (fetched.state !== 'here') return <NotHere fetched={fetched} />
  const [decision] = fetched.notice.parts
  return (
    <div className="decision">
      <Rows notice={fetched.notice}>{decision && <Row heading={t('before')} part={decision} />}</Rows>
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
