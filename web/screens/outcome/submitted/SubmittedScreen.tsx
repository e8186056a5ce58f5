import { Notice } from '@card-journey/ui/Notice.tsx'
import { OutcomeMark } from '@card-journey/ui/OutcomeMark.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Timeline } from '@card-journey/ui/Timeline.tsx'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { AnswersCopy } from '../../AnswersCopy.tsx'
import { ApplicationNumber } from '../ApplicationNumber.tsx'
import { DecisionNotice } from '../decision/DecisionNotice.tsx'
import { useFreshApplication } from '../use-fresh-application.ts'
import { bankProgress, type BankProgress } from './bank-progress.ts'

/** After this time, in ms, the page says that the card takes longer than usual. */
const lateMs = 20_000

const marks = { rejected: 'info', pending: 'waiting', address: 'waiting', cardFailed: 'waiting' } as const

/** Thank you: the application number, and the bank's progress until the card is ready. Then the page moves on. */
export function SubmittedScreen() {
  const t = useTexts('submitted')
  const { application } = useJourney()
  const progress: BankProgress = application ? bankProgress(application) : { steps: [] }
  const { steps, news, awaited } = progress
  useFreshApplication('submitted', awaited)
  const late = useLate(steps.some(({ step, state }) => step === 'card' && state === 'now'))
  return (
    <>
      <OutcomeMark kind={news ? marks[news] : 'success'} />
      <h1>{news ? t(`${news}.heading`) : t('heading')}</h1>
      {news === 'rejected' ? <DecisionNotice /> : <p className="lead">{news ? t(`${news}.lead`) : t('lead')}</p>}
      {late && !news && (
        <Notice role="status">
          <p>{t('late')}</p>
        </Notice>
      )}
      {steps.length > 0 && (
        <Panel heading={t('status')}>
          <Timeline
            label={t('status')}
            stateWords={{
              done: t('state.done'),
              now: t('state.now'),
              waiting: t('state.waiting'),
              failed: t('state.failed'),
            }}
            events={[
              { name: t('step.received'), state: 'done' },
              ...steps.map(({ step, state }) => ({
                name: t(`step.${step}`),
                state,
                ...(state === 'now' && { about: t(`step.${step}.about`) }),
              })),
            ]}
          />
        </Panel>
      )}
      <ApplicationNumber
        words={{
          number: t('number'),
          reference: t('reference'),
          copy: t('copy'),
          copied: t('copied'),
          loading: t('loading'),
        }}
      />
      {application && news !== 'rejected' && <AnswersCopy />}
      {!news && <p className="muted">{t('leave')}</p>}
    </>
  )
}

/** Whether something is taking longer than it should. */
function useLate(going: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!going) return undefined
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [going])
  return late
}
