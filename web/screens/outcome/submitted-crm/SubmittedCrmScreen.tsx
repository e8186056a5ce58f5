import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { useEffect } from 'react'
import { record } from '../../../analytics/events.ts'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { useSubject } from '../../../layout/page-title.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { BankTimeline } from '../BankTimeline.tsx'
import { bankProgress } from '../submitted/bank-progress.ts'
import { ApplicationNumber } from '../ApplicationNumber.tsx'
import { DecidedEnding } from '../decision/DecidedEnding.tsx'
import { Meanwhile } from '../Meanwhile.tsx'
import { useFreshApplication } from '../use-fresh-application.ts'
import { useLateReview, useReviewPromise } from '../use-late-review.ts'
import { useMomentInWords } from '../use-moment-in-words.ts'
import '../news-card.css'

/** Thank you (CRM): the application number and what happens next (SC-08). */
export function SubmittedCrmScreen() {
  const t = useTexts('submitted-crm')
  const { application } = useJourney()
  const journeyMode = application?.journeyMode
  useEffect(() => {
    // SC-09
    if (journeyMode === 'NSTP') record({ name: 'application-submitted', journeyMode })
  }, [journeyMode])
  return application?.completedScreen === 'CRM_REJECT' ? (
    <DecidedEnding screen="submitted-crm" drawing="document" heading={t('declined.heading')} titled />
  ) : (
    <Reviewed />
  )
}

/** A review that is under way has a clock, one that takes too long says so; what is approved is the card itself. */
function Reviewed() {
  const t = useTexts('submitted-crm')
  const { application } = useJourney()
  const approved = application?.completedScreen === 'CRM_APPROVED'
  const { reviewHours } = usePageData().policy
  const late = useLateReview()
  const until = useMomentInWords()(useReviewPromise()?.by)
  // On a desktop the panel has the card.
  const wide = useWide()
  const heading = approved ? t('approved.heading') : t('heading')
  useSubject('submitted-crm', approved ? heading : undefined)
  const progress = application && bankProgress(application)
  useFreshApplication('submitted-crm', progress ? progress.awaited : 'people')
  const inTime = until ? t('lead.until', { hours: reviewHours, until }) : t('lead', { hours: reviewHours })
  return (
    <>
      {!approved ? (
        <Drawing name="clock" tone={late ? 'warning' : undefined} />
      ) : wide ? (
        <Drawing name="done" tone="success" />
      ) : (
        <div className="news-card">
          <OwnCard />
        </div>
      )}
      <h1>{heading}</h1>
      <p className="lead">{approved ? t('approved.lead') : (late ?? inTime)}</p>
      {application && progress && <BankTimeline application={application} progress={progress} promised />}
      <ApplicationNumber />
      {!approved && (
        <Meanwhile heading={t('next')}>
          <ul className="bullets">
            <li>{t('next.review')}</li>
            <li>{t('next.call')}</li>
            <li>{t('next.message')}</li>
          </ul>
        </Meanwhile>
      )}
    </>
  )
}
