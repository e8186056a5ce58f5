import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { useTexts } from '../texts/screen-texts.ts'
import { useAttempt } from '../engine/use-attempt.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ProblemNotice } from './ProblemNotice.tsx'

/** Withdraws the application after saying what that means; then its ending is shown. */
export function Withdraw() {
  const t = useTexts('shell')
  const { moveOn, state } = useJourney()
  const attempt = useAttempt()
  const [asking, setAsking] = useState(false)
  const [spent, setSpent] = useState(false)
  const keep = () => setAsking(false)
  const withdraw = async () => {
    const outcome = await attempt(withdrawApplication, {}, ['TOO_MANY'])
    if (outcome.ok) await moveOn()
    else if (outcome.failure?.problem === 'TOO_MANY') return setSpent(true)
    // Failures are shown here, because not every screen has a place for them.
    if (outcome.ok || !state().problem) keep()
  }
  return (
    <>
      <p className="footer__act">
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('withdraw.open')}
        </Button>
      </p>
      <Dialog
        open={asking}
        heading={t('withdraw.heading')}
        onClose={keep}
        closeLabel={t('action.close')}
        actions={
          <>
            <Button onClick={keep}>{t('withdraw.keep')}</Button>
            {!spent && (
              <Button kind="secondary" busyText={t('withdraw.busy')} onClick={withdraw}>
                {t('withdraw.confirm')}
              </Button>
            )}
          </>
        }
      >
        <p>{t(spent ? 'withdraw.spent' : 'withdraw.text')}</p>
        {!spent && <ProblemNotice />}
      </Dialog>
    </>
  )
}
