import { Button } from '@card-journey/ui/Button.tsx'
import type { Outcome } from '../../../engine/journey.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { AnalysisUnderWay } from './AnalysisUnderWay.tsx'
import { SlipUploads } from './SlipUploads.tsx'
import './upload-document.css'

export interface UploadDocumentScreenProps {
  /** finalBre, once there are slips for three months. */
  decide: () => Promise<Outcome>
  /** initiateTransaction: the other way, on the provider's own page. */
  analyse: () => Promise<Outcome>
  /** retrieveReport and cancelTransaction, while an analysis is in progress (PERFIOS). */
  retrieve: () => Promise<Outcome>
  cancel: () => Promise<Outcome>
}

/** Proof of income: the bank statement read by the provider, or salary slips. */
export function UploadDocumentScreen({ decide, analyse, retrieve, cancel }: UploadDocumentScreenProps) {
  const t = useTexts('upload-document')
  const { application } = useJourney()
  if (application?.completedScreen === 'PERFIOS') return <AnalysisUnderWay retrieve={retrieve} cancel={cancel} />
  return (
    <SlipUploads
      decide={decide}
      actions={
        <Button kind="secondary" busyText={t('analyse.busy')} onClick={analyse}>
          {t('analyse')}
        </Button>
      }
    />
  )
}
