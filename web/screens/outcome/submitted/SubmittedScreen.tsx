import { Notice } from '@card-journey/ui/Notice.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { slowInMs } from '@card-journey/journey/rules/life/bank-promise.ts'
import { useEffect, useState } from 'react'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { AnswersCopy } from '../../AnswersCopy.tsx'
import { BankTimeline } from '../BankTimeline.tsx'
import { ApplicationNumber } from '../ApplicationNumber.tsx'
import { DecidedEnding } from '../decision/DecidedEnding.tsx'
import { Meanwhile } from '../Meanwhile.tsx'
import { useFreshApplication } from '../use-fresh-application.ts'
import { useLateReview } from '../use-late-review.ts'
import { bankProgress, type BankProgress } from './bank-progress.ts'

const pictures = { pending: 'clock', address: 'letter', cardFailed: 'clock' } as const

/** Thank you: the application number, and the bank's progress until the card is ready. Then the page moves on. */
export function SubmittedScreen() {
  const t = useTexts('submitted')
  const { application } = useJourney()
  const progress: BankProgress = application ? bankProgress(application) : { begun: 'received', steps: [] }
  const { news } = progress
  return news === 'rejected' ? (
    <DecidedEnding screen="submitted" drawing="letter" heading={t('rejected.heading')} titled />
  ) : (
    <Underway {...progress} news={news} />
  )
}

function Underway({
  begun,
  steps,
  news,
  awaited,
  checking,
}: Omit<BankProgress, 'news'> & { news: Exclude<BankProgress['news'], 'rejected'> }) {
  const t = useTexts('submitted')
  const { application } = useJourney()
  const lateReview = useLateReview()
  // On a desktop the panel has the card itself, and the heading its line.
  const wide = useWide()
  useFreshApplication('submitted', awaited)
  useSubject('submitted', news && t(`${news}.heading`))
  const late = useLate(
    steps.some(({ step, state }) => step === 'card' && state === 'now'),
    application,
  )
  const leave =
    news === 'pending' ? 'leave.result' : news === 'address' ? 'leave.back' : checking ? 'leave.checks' : 'leave'
  return (
    <>
      {news ? (
        <Drawing name={pictures[news]} />
      ) : lateReview ? (
        <Drawing name="clock" tone="warning" />
      ) : (
        !wide && <Drawing name="delivery" tone="success" />
      )}
      <h1>{news ? t(`${news}.heading`) : t('heading')}</h1>
      <p className="lead">{news ? t(`${news}.lead`) : (lateReview ?? t(checking ? 'lead.checks' : 'lead'))}</p>
      {late && !news && (
        <Notice role="status">
          <p>{t('late')}</p>
        </Notice>
      )}
      {application && steps.length > 0 && <BankTimeline application={application} progress={{ begun, steps }} />}
      <ApplicationNumber />
      <Meanwhile heading={t('meanwhile')}>
        <p>{t(leave)}</p>
        {application && <AnswersCopy />}
      </Meanwhile>
    </>
  )
}

/** Whether the present step takes longer than usual, also when its page is opened late. */
function useLate(going: boolean, application: ApplicationView | undefined): boolean {
  const { now } = useJourney()
  const { policy } = usePageData()
  const [late, setLate] = useState(false)
  const marker = application?.completedScreen
  useEffect(() => {
    setLate(false)
    if (!going || !application) return undefined
    const timer = setTimeout(() => setLate(true), slowInMs(application, now(), policy))
    return () => clearTimeout(timer)
    // Once for each step: a look that finds the same changes nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [going, marker])
  return late
}
