import { activateCard } from '@card-journey/contract/calls/apps/activateCard.ts'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { proofProblems } from '../proof/proof-problems.ts'

interface ActivationDialogProps {
  open: boolean
  /** Until when, and what comes meanwhile. */
  fact: string | undefined
  onClose: () => void
  onDone: () => void
  /** It was not activated, and the pop-up was closed before that was known. */
  onFailed: () => void
}

/** Activating a card takes the consent and the PIN or a code. */
export function ActivationDialog({ open, fact, onClose, onDone, onFailed }: ActivationDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const language = useLanguage()
  const attempt = useAttempt()
  return (
    <Dialog open={open} heading={t('activation.ask')} onClose={onClose} closeLabel={shell('action.close')}>
      {open && (
        <ConsentedProof
          code="ACTIVATION"
          onRefuse={onClose}
          template="CARD_ACTIVATION_OTP"
          pinLead={t('activation.pin')}
          {...(fact && { fact })}
          submitLabel={t('activation.button')}
          failed={t('activation.failed')}
          prove={(given, proof) =>
            attempt(activateCard, { consent: { code: 'ACTIVATION', ...given }, language, ...proof }, proofProblems)
          }
          onDone={onDone}
          onLate={({ ok }) => (ok ? onDone() : onFailed())}
        />
      )}
    </Dialog>
  )
}
