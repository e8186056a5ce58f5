import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** Ends the session and the hold from any screen, after saying that the answers are saved (RO-14). */
export function SignOut() {
  const t = useTexts('shell')
  const { signOut } = useJourney()
  const [asking, setAsking] = useState(false)
  const stay = () => setAsking(false)
  return (
    <>
      <button type="button" className="header__sign-out" onClick={() => setAsking(true)}>
        {t('header.signOut')}
      </button>
      <Dialog
        open={asking}
        heading={t('signOut.heading')}
        onClose={stay}
        closeLabel={t('action.close')}
        actions={
          <>
            <Button busyText={t('signOut.busy')} onClick={() => signOut().then(stay)}>
              {t('header.signOut')}
            </Button>
            <Button kind="secondary" onClick={stay}>
              {t('signOut.stay')}
            </Button>
          </>
        }
      >
        <p>{t('signOut.text')}</p>
      </Dialog>
    </>
  )
}
