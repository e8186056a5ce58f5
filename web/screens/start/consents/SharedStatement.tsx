import { cancelTransaction } from '@card-journey/contract/calls/document-analysis/cancelTransaction.ts'
import { awaitsIncomeProof } from '@card-journey/journey/rules/credit/documents.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useLanguage, useTexts } from '../../../texts/screen-texts.ts'
import { StatementReceipt } from '../../documents/StatementReceipt.tsx'
import './consents.css'

/** The receipt of a bank statement shared with this application; before the decision, sharing can be stopped here. */
export function SharedStatement() {
  const t = useTexts('consents')
  const language = useLanguage()
  const { application, ask } = useJourney()
  const [failed, setFailed] = useState(false)
  const statement = application?.facts.statement
  if (!application || !statement) return null
  const { perfiosTransactionId } = application
  const stop = async () => {
    setFailed(false)
    setFailed(!(await ask(cancelTransaction, { perfiosTransactionId: perfiosTransactionId ?? '', language })).ok)
  }
  return (
    <>
      {statement.ended ? (
        <Notice role="status">
          <p>{t('statement.ended')}</p>
        </Notice>
      ) : (
        <StatementReceipt statement={statement} />
      )}
      {failed && (
        <Notice kind="warning" role="alert">
          <p>{t('statement.failed')}</p>
        </Notice>
      )}
      {awaitsIncomeProof(application) && !statement.ended && (
        <p className="consents__choices">
          <Button kind="secondary" busyText={t('statement.stop.busy')} onClick={stop}>
            {t('statement.stop')}
          </Button>
        </p>
      )}
    </>
  )
}
