import { slipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import { showField } from '@card-journey/ui/show-field.ts'
import type { Outcome } from '../../../engine/journey.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { AnalysisUnderWay } from './AnalysisUnderWay.tsx'
import { ShareStatement } from './ShareStatement.tsx'
import { SlipUploads } from './SlipUploads.tsx'
import './upload-document.css'

export interface IncomeProofProps {
  /** finalBre, once the statement or three months of slips are there. */
  decide: () => Promise<Outcome>
}

/** Proof of income: a bank statement shared through the account aggregator, or salary slips. */
export function IncomeProof({ decide }: IncomeProofProps) {
  const { application, today } = useJourney()
  const { policy } = usePageData()
  const statement = application?.facts.statement
  if (application?.completedScreen === 'PERFIOS' && statement && !statement.ended)
    return <AnalysisUnderWay decide={decide} />
  return (
    <SlipUploads decide={decide}>
      <ShareStatement instead={() => void showField(`slip-${slipMonths(today(), policy)[0]}`)} />
    </SlipUploads>
  )
}
