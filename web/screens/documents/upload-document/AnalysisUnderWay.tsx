import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'

interface AnalysisUnderWayProps {
  retrieve: () => Promise<Outcome>
  cancel: () => Promise<Outcome>
}

/** The provider's page was opened: fetch its report, or cancel the analysis and upload slips instead. */
export function AnalysisUnderWay({ retrieve, cancel }: AnalysisUnderWayProps) {
  const t = useTexts('upload-document')
  const [waiting, setWaiting] = useState(false)
  const ask = async () => {
    setWaiting(false)
    setWaiting(!(await retrieve()).ok)
  }
  return (
    <>
      <OutcomeMark kind="waiting" />
      <h1>{t('analysis.heading')}</h1>
      <p>{t('analysis.lead')}</p>
      <div role="status">
        {waiting && (
          <Notice>
            <p>{t('analysis.working')}</p>
          </Notice>
        )}
      </div>
      <ActionBar>
        <Button busyText={t('analysis.ask.busy')} onClick={ask}>
          {t('analysis.ask')}
        </Button>
        <Button kind="secondary" busyText={t('analysis.cancel.busy')} onClick={cancel}>
          {t('analysis.cancel')}
        </Button>
      </ActionBar>
    </>
  )
}
