import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { timeInWords } from '@card-journey/journey/texts/time-in-words.ts'
import { useJourney } from '../engine/use-journey.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'
import { TroubleNotice } from './TroubleNotice.tsx'

export interface SessionEndingDialogProps {
  /** Left; 0 for less than one. */
  minutes: number
  /** The end, if no press can move it. */
  longest: string | undefined
  /** The press came to nothing, because the server did not answer. */
  failed: boolean
  onStay: () => Promise<void>
}

/** How long the session still lasts, and a press that extends it. Any way of closing it is activity too. */
export function SessionEndingDialog({ minutes, longest, failed, onStay }: SessionEndingDialogProps) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { signOut } = useJourney()
  const isLongest = longest !== undefined
  return (
    <Dialog
      open
      urgent
      heading={t('sessionEnding.heading')}
      onClose={() => void onStay()}
      closeLabel={isLongest ? t('action.close') : t('sessionEnding.stay')}
      actions={
        <>
          <Button busyText={t('sessionEnding.busy')} onClick={onStay}>
            {isLongest ? t('sessionEnding.understood') : t('sessionEnding.stay')}
          </Button>
          <Button kind="secondary" busyText={t('signOut.busy')} onClick={signOut}>
            {t('header.signOut')}
          </Button>
        </>
      }
    >
      <p role="status">
        {isLongest
          ? t('sessionEnding.longest', { time: timeInWords(longest, language) })
          : minutes > 0
            ? t('sessionEnding.minutes', { minutes })
            : t('sessionEnding.soon')}
      </p>
      <p>{t('sessionEnding.saved')}</p>
      <div role="status">
        {failed && (
          <Notice kind="warning">
            <p>{t('toast.failed')}</p>
          </Notice>
        )}
      </div>
      <TroubleNotice />
    </Dialog>
  )
}
