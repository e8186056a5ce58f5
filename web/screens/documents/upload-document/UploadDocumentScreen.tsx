import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { slipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { AnalysisUnderWay } from './statement/AnalysisUnderWay.tsx'
import { ShareStatement } from './statement/ShareStatement.tsx'
import { SlipsBeingRead } from './slips/SlipsBeingRead.tsx'
import { SlipUploads } from './slips/SlipUploads.tsx'
import './upload-document.css'

/** Proof of income: a bank statement shared through the account aggregator, or salary slips. */
export function UploadDocumentScreen() {
  const { application, today } = useJourney()
  const { policy } = usePageData()
  const [changing, setChanging] = useState(false)
  const statement = application?.facts.statement
  if (application?.completedScreen === 'PERFIOS' && statement && !statement.ended) return <AnalysisUnderWay />
  if (application && areBeingRead(application) && !changing)
    return <SlipsBeingRead onChange={() => setChanging(true)} />
  return (
    <SlipUploads onHandedOver={() => setChanging(false)}>
      <ShareStatement instead={() => void showField(`slip-${slipMonths(today(), policy)[0]}`)} />
    </SlipUploads>
  )
}

/** A report about the slips that are there was requested, and they have not been turned down. */
const areBeingRead = ({ facts: { documents } }: ApplicationView): boolean =>
  documents?.analysis?.askedAt !== undefined &&
  !documents.notAccepted &&
  documents.months.every(({ document }) => document !== undefined)
