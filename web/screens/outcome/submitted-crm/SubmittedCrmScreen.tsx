import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { useEffect } from 'react'
import { record } from '../../../analytics/events.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ApplicationNumber } from '../ApplicationNumber.tsx'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'
import { useFreshApplication } from '../use-fresh-application.ts'

/** Thank you (CRM): the application number and what happens next (SC-08). */
export function SubmittedCrmScreen() {
  const t = useTexts('submitted-crm')
  const { application } = useJourney()
  const journeyMode = application?.journeyMode
  const declined = application?.completedScreen === 'CRM_REJECT'
  useEffect(() => {
    // SC-09
    if (journeyMode === 'NSTP') record('application-submitted', { journeyMode })
  }, [journeyMode])
  useFreshApplication('submitted-crm', declined ? undefined : 'people')
  return (
    <>
      <OutcomeMark kind={declined ? 'info' : 'success'} />
      <h1>{declined ? t('declined.heading') : t('heading')}</h1>
      {declined ? <DecisionNotice /> : <p className="lead">{t('lead')}</p>}
      <ApplicationNumber
        words={{
          number: t('number'),
          reference: t('reference'),
          copy: t('copy'),
          copied: t('copied'),
          loading: t('loading'),
        }}
      />
      {!declined && (
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
