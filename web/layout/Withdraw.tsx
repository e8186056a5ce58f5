import { withdrawApplication } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { useTexts } from '../journey/screen-texts.ts'
import { useJourney } from '../journey/use-journey.ts'

/** Withdraws the application once it is clear what that means; then its own ending is shown. */
export function Withdraw() {
  const t = useTexts('shell')
  const { ask } = useJourney()
  const [asking, setAsking] = useState(false)
  const keep = () => setAsking(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setAsking(true)}>
        {t('withdraw.open')}
      </button>
      <Dialog
        open={asking}
        heading={t('withdraw.heading')}
        onClose={keep}
        closeLabel={t('action.close')}
        actions={
          <>
            <Button kind="secondary" onClick={keep}>
              {t('withdraw.keep')}
            </Button>
            <Button
              busyText={t('withdraw.busy')}
              onClick={() => ask(withdrawApplication, {}, { moveOn: true }).then(keep)}
            >
              {t('withdraw.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('withdraw.text')}</p>
      </Dialog>
    </>
  )
}
