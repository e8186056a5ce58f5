import { missingSlipMonths, slipMonths } from '@card-journey/journey/rules/credit/documents.ts'
import { showField } from '@card-journey/ui/show-field.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import type { Outcome } from '../../../engine/journey.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { AnalysisUnderWay } from './AnalysisUnderWay.tsx'
import { SlipRow } from './SlipRow.tsx'
import './upload-document.css'

export interface UploadDocumentScreenProps {
  /** Months (yyyy-MM) whose slips the bank has accepted; undefined while loading. */
  accepted: readonly string[] | undefined
  /** fileUpload: sends one month's slip. A refused file's message is under `month`. */
  upload: (month: string, file: File) => Promise<Outcome>
  /** finalBre, once there are slips for three months. */
  decide: () => Promise<Outcome>
  /** initiateTransaction: the other way, on the provider's own page. */
  analyse: () => Promise<Outcome>
  /** retrieveReport and cancelTransaction, while an analysis is in progress (PERFIOS). */
  retrieve: () => Promise<Outcome>
  cancel: () => Promise<Outcome>
}

/** Salary slips of the months that the bank asks for, or the bank statement read by the provider (VA-38 to VA-41). */
export function UploadDocumentScreen(props: UploadDocumentScreenProps) {
  const t = useTexts('upload-document')
  const shell = useTexts('shell')
  const { application, today, pending } = useJourney()
  const { policy } = usePageData()
  const months = slipMonths(today(), policy)
  const [added, setAdded] = useState<readonly string[]>([])
  const [asked, setAsked] = useState(false)
  const accepted = props.accepted && [...props.accepted, ...added]

  function submit() {
    const [first] = missingSlipMonths(accepted ?? [], today(), policy)
    setAsked(true)
    if (!first) return props.decide()
    return void showField(`slip-${first}`)
  }

  if (application?.completedScreen === 'PERFIOS')
    return <AnalysisUnderWay retrieve={props.retrieve} cancel={props.cancel} />
  const missing = accepted ? missingSlipMonths(accepted, today(), policy) : []
  return (
    <>
      <h1>{t('heading', { months: months.length })}</h1>
      <p>{t('lead')}</p>
      {accepted ? (
        <ul className="slips">
          {months.map((month) => (
            <SlipRow
              key={month}
              month={month}
              accepted={accepted.includes(month)}
              missing={asked && missing.includes(month)}
              upload={async (file) => {
                const outcome = await props.upload(month, file)
                if (outcome.ok) setAdded((before) => [...before, month])
                return outcome
              }}
            />
          ))}
        </ul>
      ) : (
        <Skeleton shapes={['control', 'control', 'control']} label={t('loading')} />
      )}
      <p role="status">{accepted ? t('count', { done: months.length - missing.length, months: months.length }) : ''}</p>
      <ProblemNotice />
      <ActionBar>
        <Button
          unready={missing.length > 0 || !accepted}
          busy={pending}
          busyText={shell('loader.wait')}
          onClick={submit}
        >
          {t('submit')}
        </Button>
        <Button kind="secondary" busyText={t('analyse.busy')} onClick={props.analyse}>
          {t('analyse')}
        </Button>
      </ActionBar>
    </>
  )
}
