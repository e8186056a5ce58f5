import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { dialled } from '@card-journey/journey/fields/mobile-number.ts'
import { reviewPromise } from '@card-journey/journey/rules/life/bank-promise.ts'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { Track } from '../../layout/Track.tsx'
import { usePageData } from '../../page/page-data.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import type { BankProgress } from './submitted/bank-progress.ts'
import { useMomentInWords } from './use-moment-in-words.ts'

type Step = BankProgress['steps'][number]

/** Those whose name says what is going on while they run, and what came of them once they are done. */
const phased = ['file', 'verification', 'review', 'card'] as const
const isPhased = (step: Step['step']): step is (typeof phased)[number] => (phased as readonly string[]).includes(step)

interface BankTimelineProps {
  application: ApplicationView
  progress: Pick<BankProgress, 'begun' | 'steps'>
  /** Whether the page says itself by when people decide. */
  promised?: boolean
}

/** What is done, what is under way and by when, what follows. */
export function BankTimeline({ application, progress: { begun, steps }, promised }: BankTimelineProps) {
  const t = useTexts('tracker')
  const inWords = useMomentInWords()
  const { now } = useJourney()
  const { policy } = usePageData()
  const promise = reviewPromise(application, now(), policy)
  const mobile = dialled(maskValue(application.applicantDetails[0].mobileNumber))
  const { bankStep } = application.facts
  const aboutOf = ({ step, state }: Step): string | undefined => {
    if (step === 'delivery') return t('step.delivery.about', { days: policy.deliveryWorkingDays })
    if (step === 'result') return t('step.result.about', { mobile })
    if (state !== 'now' || step === 'resumed') return undefined
    if (step === 'check') {
      const since = bankStep?.at === application.completedScreen ? inWords(bankStep.since) : undefined
      return since && t('step.check.since', { since })
    }
    if (step !== 'review') return t(`step.${step}.about`)
    // A delay is said in the page's lead (useLateReview).
    return promise && !promise.late && !promised ? t('step.review.by', { until: inWords(promise.by) ?? '' }) : undefined
  }
  const nameOf = ({ step, state }: Step): string => {
    if (state === 'now' && isPhased(step)) return t(`step.${step}.now`)
    // The last two steps end on another screen.
    return state === 'done' && isPhased(step) && step !== 'card' ? t(`step.${step}.done`) : t(`step.${step}`)
  }
  return (
    <Panel heading={t('label')}>
      <Track
        label={t('label')}
        events={[
          { name: t(`step.${begun}`), state: 'done' },
          ...steps.map((each) => {
            const about = aboutOf(each)
            return { name: nameOf(each), state: each.state, ...(about && { about }) }
          }),
        ]}
      />
    </Panel>
  )
}
