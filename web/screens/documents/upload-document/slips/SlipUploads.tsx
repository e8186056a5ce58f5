import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { FieldError } from '@card-journey/ui/inputs/FieldError.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useRef } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useMessage } from '../../../../fields/words.ts'
import { ProblemNotice } from '../../../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { AnotherMonth } from './AnotherMonth.tsx'
import { MonthsDone } from './MonthsDone.tsx'
import { countMonths } from './month-status.ts'
import { monthNames } from './month-words.ts'
import { SlipMonth } from './SlipMonth.tsx'
import { SlipsSaid } from './SlipsSaid.tsx'
import { useConnected } from './use-connected.ts'
import { useMonths } from './use-months.ts'
import { useSeenAgain } from './use-seen-again.ts'
import { useHandOver } from './use-hand-over.ts'
import type { useUploads } from './use-uploads.ts'
import '../upload-document.css'

export interface SlipUploadsProps extends ReturnType<typeof useUploads> {
  /** The analysis has all slips, and was asked to report. */
  onHandedOver: () => void
}

/** Salary slips of the months that the bank asks for (VA-38 to VA-41). */
export function SlipUploads({ uploads, sent, onHandedOver }: SlipUploadsProps) {
  const t = useTexts('upload-document')
  const shell = useTexts('shell')
  const message = useMessage()
  const language = useLanguage()
  const { application, pending, today } = useJourney()
  const { shown, missing, add } = useMonths(sent.uploads)
  const { asked, refused, send } = useHandOver(onHandedOver)
  const connected = useConnected()
  useSeenAgain('upload-document')
  const missingNow = useRef(missing)
  missingNow.current = missing
  const { done, months } = countMonths(shown)
  const named = monthNames(missing, language)

  return (
    <>
      <Panel heading={t('months')}>
        {application && <MonthsDone done={done} months={months} />}
        <p className="muted small">
          {t('formats')}
          <span className="slips__drop" aria-hidden="true">
            {' '}
            {t('drop')}
          </span>
        </p>
        {application && uploads ? (
          <>
            <ul className="slips">
              {shown.map(({ month, halfSent, files, required: due, uploads: ofMonth }) => {
                const key = refused[month] ?? (asked && missing.includes(month) ? 'missingMonth' : undefined)
                return (
                  <SlipMonth
                    key={month}
                    month={month}
                    required={due}
                    files={files}
                    sent={ofMonth}
                    applicationId={application.applicationReferenceNo}
                    uploads={uploads}
                    mistake={key && (key === 'fileDamaged' ? t('unreadable') : message(key))}
                    halfSent={halfSent}
                    offline={!connected}
                  />
                )
              })}
            </ul>
            <AnotherMonth today={today()} shown={shown.map(({ month }) => month)} onMonth={add} />
          </>
        ) : (
          <Skeleton shapes={['control', 'control', 'control']} label={t('loading')} />
        )}
      </Panel>
      <SlipsSaid happened={sent.happened} done={done} months={months} />
      <FieldError id="slips-missing">{asked && named ? `${message('missingMonth')}: ${named}` : undefined}</FieldError>
      <ProblemNotice />
      <ActionBar>
        <Button
          unready={missing.length > 0 || !uploads}
          busy={pending}
          busyText={pending ? shell('loader.wait') : t('submit.busy')}
          onClick={() => uploads && send(uploads, () => missingNow.current)}
        >
          {t('submit')}
        </Button>
      </ActionBar>
    </>
  )
}
