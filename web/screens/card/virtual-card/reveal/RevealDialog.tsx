import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { HolderProof } from '../proof/HolderProof.tsx'
import type { Reveal } from './use-reveal.ts'

export interface RevealDialogProps {
  open: boolean
  reveal: Reveal['reveal']
  hide: Reveal['hide']
  onClose: () => void
}

/** The password pop-up: the 6-digit PIN, or for a holder without one a code by SMS (SC-43, SC-49). */
export function RevealDialog({ open, reveal, hide, onClose }: RevealDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  // Who closes it doesn't want to see them any more.
  const close = () => {
    hide()
    onClose()
  }
  return (
    <Dialog open={open} heading={t('ask')} onClose={close} closeLabel={shell('action.close')}>
      {open && (
        <HolderProof
          template="REVEAL_OTP"
          pinLead={t('ask.pin')}
          submitLabel={t('ask.show')}
          failed={t('failed')}
          often={t('often')}
          prove={reveal}
          onDone={onClose}
          onLate={() => undefined}
        />
      )}
    </Dialog>
  )
}
