import { Dialog } from '@card-journey/ui/Dialog.tsx'
import type { Outcome } from '../../../../engine/journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import type { AskedAutopay } from './AutopayRow.tsx'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { HolderProof } from '../proof/HolderProof.tsx'
import type { AskedBilling } from './use-billing.ts'

interface AutopayDialogProps {
  /** Undefined: closed. */
  asked: AskedAutopay | undefined
  change: (asked: AskedBilling) => Promise<Outcome>
  onClose: () => void
  /** The host doesn't offer it any more. */
  onRefused: () => Promise<void>
  onDone: () => void
  onLate: (outcome: Outcome) => void
}

/** Payments from an account take the consent to them and the holder's proof; ending them takes the proof alone. */
export function AutopayDialog({ asked, change, onClose, onRefused, onDone, onLate }: AutopayDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const next = asked && ({ of: 'autopay', ...asked } as const)
  const prove = async (request: AskedBilling) => {
    const outcome = await change(request)
    // What consent and proof have of their own is said here, the rest at the fields behind.
    if (!outcome.ok && outcome.failure?.problem === 'FIELDS_REFUSED') await onRefused()
    return outcome
  }
  const words = {
    template: 'AUTOPAY_OTP',
    about: { pin: t('autopay.pin'), code: t('autopay.code') },
    submitLabel: t('autopay.save'),
    failed: t('billing.failed'),
    onDone,
    onLate,
  } as const
  return (
    <Dialog open={asked !== undefined} heading={t('autopay.ask')} onClose={onClose} closeLabel={shell('action.close')}>
      {next?.pays === 'none' && <HolderProof {...words} prove={(proof) => prove({ change: next, ...proof })} />}
      {next && next.pays !== 'none' && (
        <ConsentedProof
          {...words}
          code="AUTOPAY"
          onRefuse={onClose}
          prove={(given, proof) => prove({ change: next, consent: { code: 'AUTOPAY', ...given }, ...proof })}
        />
      )}
    </Dialog>
  )
}
