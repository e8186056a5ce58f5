import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { slipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { RadioCards } from '@card-journey/ui/inputs/RadioCards.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { halfSentOf } from './slips/half-sent.ts'
import { monthNames } from './slips/month-words.ts'
import { AnalysisUnderWay } from './statement/AnalysisUnderWay.tsx'
import { ShareStatement } from './statement/ShareStatement.tsx'
import { SlipsBeingRead } from './slips/SlipsBeingRead.tsx'
import { SlipUploads } from './slips/SlipUploads.tsx'
import { useNoDropElsewhere } from './slips/use-file-drop.ts'
import { useUploads } from './slips/use-uploads.ts'
import './upload-document.css'

type Way = 'statement' | 'slips'

/** Proof of income: a bank statement shared through the account aggregator, or salary slips. The chosen way is open. */
export function UploadDocumentScreen() {
  const t = useTexts('upload-document')
  const language = useLanguage()
  const { application, session, today } = useJourney()
  const { policy } = usePageData()
  const [changing, setChanging] = useState(false)
  // A file that is on its way goes on whichever way is open, and one dropped beside its place never opens instead of the page.
  const uploading = useUploads()
  useNoDropElsewhere()
  const [way, choose] = useState<Way>()
  const months = slipMonths(today(), policy)
  // With slips on record, or nothing shared in the end, the slips are where the applicant goes on.
  if (!way && application && wasBegun(application, session.webSessionId())) choose('slips')
  const statement = application?.facts.statement
  if (application?.completedScreen === 'PERFIOS' && statement && !statement.ended) return <AnalysisUnderWay />
  if (application && areBeingRead(application) && !changing)
    return <SlipsBeingRead onChange={() => setChanging(true)} />
  const toSlips = () => {
    choose('slips')
    setTimeout(() => void showField(`slip-${months[0]}`))
  }
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <div role="status">
        {application?.facts.documents?.notAccepted && (
          <Notice kind="warning" heading={t('notAccepted.heading')}>
            <p>{t('notAccepted')}</p>
          </Notice>
        )}
        {statement?.ended && (
          <Notice kind={statement.ended === 'failed' ? 'warning' : 'info'}>
            <p>{t(`share.ended.${statement.ended}`)}</p>
          </Notice>
        )}
      </div>
      {application ? (
        <FieldGroup id="way" label={t('way')}>
          <RadioCards
            id="way"
            name="way"
            choices={[
              { value: 'statement', label: t('way.statement'), hint: t('way.statement.hint') },
              {
                value: 'slips',
                label: t('way.slips', { months: months.length }),
                hint: t('way.slips.hint', { months: monthNames(months, language) }),
              },
            ]}
            value={way ?? ''}
            onChange={(event) => choose(event.target.value as Way)}
          />
        </FieldGroup>
      ) : (
        <Skeleton shapes={['control', 'control', 'panel']} label={t('loading')} />
      )}
      {way === 'statement' && <ShareStatement instead={toSlips} />}
      {way === 'slips' && <SlipUploads {...uploading} onHandedOver={() => setChanging(false)} />}
    </>
  )
}

/** A file is here or half here, the slips were turned down, or sharing has ended. */
const wasBegun = ({ facts: { documents, statement } }: ApplicationView, webSessionId: string): boolean =>
  documents?.notAccepted !== undefined ||
  statement?.ended !== undefined ||
  (documents?.months ?? []).some(({ files }) => files.length > 0) ||
  Object.keys(halfSentOf(webSessionId)).length > 0

/** A report about the slips that are there was requested, and they have not been turned down. */
const areBeingRead = ({ facts: { documents } }: ApplicationView): boolean =>
  documents?.analysis?.askedAt !== undefined &&
  !documents.notAccepted &&
  documents.months.every(({ document }) => document !== undefined)
