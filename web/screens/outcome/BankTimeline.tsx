import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { reviewPromise } from '@card-journey/journey/rules/life/bank-promise.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Timeline } from '@card-journey/ui/Timeline.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { usePageData } from '../../page/page-data.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import type { BankProgress } from './submitted/bank-progress.ts'
import { useMomentInWords } from './use-moment-in-words.ts'

interface BankTimelineProps {
  application: ApplicationView
  steps: BankProgress['steps']
  /** Whether the page says itself by when people decide. */
  promised?: boolean
}

/** What is done, what is under way and by when, what follows. */
export function BankTimeline({ application, steps, promised }: BankTimelineProps) {
  const t = useTexts('tracker')
  const inWords = useMomentInWords()
  const { now } = useJourney()
  const { policy } = usePageData()
  const promise = reviewPromise(application, now(), policy)
  const aboutOf = ({ step, state }: BankProgress['steps'][number]): string | undefined => {
    if (step === 'delivery') return t('step.delivery.about', { days: policy.deliveryWorkingDays })
    if (state !== 'now') return undefined
    if (step !== 'review') return t(`step.${step}.about`)
    // A delay is said in the page's lead (useLateReview).
    return promise && !promise.late && !promised ? t('step.review.by', { until: inWords(promise.by) ?? '' }) : undefined
  }
  /** The last two steps end on another screen. */
  const nameOf = ({ step, state }: BankProgress['steps'][number]): string =>
    state === 'done' && step !== 'card' && step !== 'delivery' ? t(`step.${step}.done`) : t(`step.${step}`)
  return (
    <Panel heading={t('label')}>
      <Timeline
        label={t('label')}
        stateWords={{
          done: t('state.done'),
          now: t('state.now'),
          waiting: t('state.waiting'),
          failed: t('state.failed'),
        }}
        events={[
          { name: t('step.received'), state: 'done' },
          ...steps.map((each) => {
            const about = aboutOf(each)
            return { name: nameOf(each), state: each.state, ...(about && { about }) }
          }),
        ]}
      />
    </Panel>
  )
}
