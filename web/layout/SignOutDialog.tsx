import { sendContinueLink } from '@card-journey/contract/calls/apps/sendContinueLink.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useState } from 'react'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** Ends the session and the hold, after saying that the answers are saved (RO-14). */
export function SignOutDialog({ open, onClose: stay }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { application, ask, signOut } = useJourney()
  const [noLink, setNoLink] = useState(false)
  const over = !application || application.approvedDate || application.rejectedDate || application.facts.withdrawn
  const textLink = async () => {
    const asked = await ask(sendContinueLink, { language })
    setNoLink(!asked.ok)
    if (asked.ok) await signOut().then(stay)
  }
  return (
    <Dialog
      open={open}
      heading={t('signOut.heading')}
      onClose={stay}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button busyText={t('signOut.busy')} onClick={() => signOut().then(stay)}>
            {t('header.signOut')}
          </Button>
          {!over && (
            <Button kind="secondary" busyText={t('signOut.busy')} onClick={textLink}>
              {t('signOut.link')}
            </Button>
          )}
          <Button kind="secondary" onClick={stay}>
            {t('signOut.stay')}
          </Button>
        </>
      }
    >
      <p>{t('signOut.text')}</p>
      <div role="alert">{noLink && <p>{t('signOut.noLink')}</p>}</div>
    </Dialog>
  )
}
