import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect } from 'react'
import { record } from '../../../analytics/events.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { BankTimeline } from '../BankTimeline.tsx'
import { bankProgress } from '../submitted/bank-progress.ts'
import { ApplicationNumber } from '../ApplicationNumber.tsx'
import { Decided } from '../decision/DecidedEnding.tsx'
import { useFreshApplication } from '../use-fresh-application.ts'

/** Thank you (CRM): the application number and what happens next (SC-08). */
export function SubmittedCrmScreen() {
  const t = useTexts('submitted-crm')
  const { application } = useJourney()
  const journeyMode = application?.journeyMode
  const declined = application?.completedScreen === 'CRM_REJECT'
  useEffect(() => {
    // SC-09
    if (journeyMode === 'NSTP') record({ name: 'application-submitted', journeyMode })
  }, [journeyMode])
  const approved = application?.completedScreen === 'CRM_APPROVED'
  const { reviewHours } = usePageData().policy
  const heading = declined ? t('declined.heading') : approved ? t('approved.heading') : t('heading')
  useSubject('submitted-crm', declined || approved ? heading : undefined)
  const { steps, awaited } = application ? bankProgress(application) : { steps: [], awaited: 'people' as const }
  useFreshApplication('submitted-crm', awaited)
  return (
    <>
      {declined ? <Drawing name="document" /> : <Drawing name="done" tone="success" />}
      <h1>{heading}</h1>
      {declined ? (
        <Decided>
          <ApplicationNumber />
        </Decided>
      ) : (
        <p className="lead">{approved ? t('approved.lead') : t('lead', { hours: reviewHours })}</p>
      )}
      {application && !declined && <BankTimeline application={application} steps={steps} />}
      {!declined && <ApplicationNumber />}
      {!declined && !approved && (
        <Panel heading={t('next')}>
          <ul className="bullets">
            <li>{t('next.review')}</li>
            <li>{t('next.call')}</li>
            <li>{t('next.message')}</li>
          </ul>
        </Panel>
      )}
    </>
  )
}
