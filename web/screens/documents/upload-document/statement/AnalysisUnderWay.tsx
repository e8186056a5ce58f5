import { cancelTransaction } from '@card-journey/contract/calls/document-analysis/cancelTransaction.ts'
import { retrieveReport } from '@card-journey/contract/calls/document-analysis/retrieveReport.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Drawing } from '@card-journey/ui/Drawing.tsx'
import { about } from '../../../../engine/about.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { passes, usePolling } from '../../../../engine/use-polling.ts'
import { ProblemNotice } from '../../../../layout/ProblemNotice.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { useFinalDecision } from '../../use-final-decision.ts'
import { StatementReceipt } from '../../StatementReceipt.tsx'

/**
 * The aggregator's page was opened: looks for the report until it is here, shows its receipt, and asks for the decision.
 * Until then the applicant may end it and upload slips instead.
 */
export function AnalysisUnderWay() {
  const t = useTexts('upload-document')
  const language = useLanguage()
  const attempt = useAttempt()
  const decide = useFinalDecision('decision')
  const { application, ask, route, go } = useJourney()
  const statement = application?.facts.statement
  const report = statement?.report

  usePolling(
    async () => {
      const outcome = await ask(retrieveReport, about({}))
      if (outcome.ok) return outcome.response.state
      if (outcome.failure && !passes(outcome.failure)) await route(outcome.failure)
      return undefined
    },
    application && !report ? 'systems' : undefined,
  )

  const cancel = () =>
    attempt(cancelTransaction, ({ perfiosTransactionId = '' }) => ({ perfiosTransactionId, language }))

  return (
    <>
      <Drawing name="document" tone={report ? 'success' : 'calm'} />
      <h1>{report ? t('analysis.ready') : t('analysis.heading')}</h1>
      <p role="status">{report ? t('analysis.ready.lead') : t('analysis.lead')}</p>
      {report && <StatementReceipt statement={statement} />}
      <ProblemNotice />
      <ActionBar>
        {report ? (
          <Button busyText={t('analysis.decide.busy')} onClick={decide}>
            {t('analysis.decide')}
          </Button>
        ) : (
          <Button onClick={() => go('perfios-redirect')}>{t('analysis.again')}</Button>
        )}
        <Button kind="secondary" busyText={t('analysis.cancel.busy')} onClick={cancel}>
          {t('analysis.cancel')}
        </Button>
      </ActionBar>
    </>
  )
}
