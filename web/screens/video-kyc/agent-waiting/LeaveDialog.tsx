import { Button } from '@card-journey/ui/Button.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'

/** Leaving ends the call without a result, so it is asked first. */
export function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const t = useTexts('agent-waiting')
  return (
    <Dialog
      open={open}
      heading={t('leave')}
      onClose={onStay}
      closeLabel={t('leave.close')}
      actions={
        <>
          <Button onClick={onStay}>{t('leave.stay')}</Button>
          <Button kind="quiet" onClick={onLeave}>
            {t('leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('leave.about')}</p>
    </Dialog>
  )
}
