import type { ResponseOf } from '@card-journey/contract/call.ts'
import { upiUpdate } from '@card-journey/contract/calls/apps/upiUpdate.ts'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { useRef } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { proofProblems } from '../proof/proof-problems.ts'

interface UpiDialogProps {
  open: boolean
  /** As it is dialled. */
  mobile: string
  onClose: () => void
  onDone: (upi: ResponseOf<typeof upiUpdate>) => void
  /** It was not turned on, and the pop-up was closed before that was known. */
  onFailed: (outcome: Outcome) => void
  /** It isn't offered any more, or is asked for in another way. */
  onRefused: () => Promise<void>
}

/** Turning UPI on takes the consent and the PIN or a code. */
export function UpiDialog({ open, mobile, onClose, onDone, onFailed, onRefused }: UpiDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const language = useLanguage()
  const attempt = useAttempt()
  const answer = useRef<ResponseOf<typeof upiUpdate>>({})
  return (
    <Dialog open={open} heading={t('upi.ask')} onClose={onClose} closeLabel={shell('action.close')}>
      {open && (
        <ConsentedProof
          code="UPI"
          onRefuse={onClose}
          template="UPI_OTP"
          pinLead={t('upi.pin')}
          fact={t('upi.fact', { mobile })}
          submitLabel={t('upi.on')}
          failed={t('upi.failed')}
          prove={async (given, proof) => {
            const request = { on: true, consent: { code: 'UPI', ...given }, language, ...proof } as const
            const outcome = await attempt(upiUpdate, request, proofProblems)
            if (outcome.ok) answer.current = outcome.response
            else if (outcome.failure?.problem === 'WRONG_STATE') await onRefused()
            return outcome
          }}
          onDone={() => onDone(answer.current)}
          onLate={(outcome) => {
            if (outcome.ok) onDone(answer.current)
            else if (outcome.failure?.problem !== 'WRONG_STATE') onFailed(outcome)
          }}
        />
      )}
    </Dialog>
  )
}
