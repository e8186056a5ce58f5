import { Dialog } from '@card-journey/ui/Dialog.tsx'
import type { Outcome } from '../../../../engine/journey.ts'
import { brandNames, usePageData } from '../../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import type { AskedAutopay } from './AutopayRow.tsx'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { HolderProof } from '../proof/HolderProof.tsx'
import type { AskedBilling, OfferedAutopay } from './use-billing.ts'

interface AutopayDialogProps {
  /** Undefined: closed. */
  asked: AskedAutopay | undefined
  present: OfferedAutopay
  change: (asked: AskedBilling) => Promise<Outcome>
  onClose: () => void
  /** The host doesn't offer it any more. */
  onRefused: () => Promise<void>
  onDone: () => void
  onLate: (outcome: Outcome) => void
}

/** Payments from an account take the consent to them and the holder's proof; ending them takes the proof alone. */
export function AutopayDialog({ asked, present, change, onClose, onRefused, onDone, onLate }: AutopayDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const { bank } = brandNames(usePageData().brand, useLanguage())
  const accountInWords = (of: string | undefined) => {
    const masked = present.accounts.find((each) => each.account === of)?.masked
    return masked ? t('autopay.fact.account', { bank, lastFour: masked.slice(-4) }) : t('autopay.fact.account.other')
  }
  const turns = asked?.pays === 'none' ? 'off' : present.pays === 'none' ? 'on' : 'change'
  const next = asked && ({ of: 'autopay', ...asked } as const)
  const prove = async (request: AskedBilling) => {
    const outcome = await change(request)
    // What consent and proof have of their own is said here, the rest at the fields behind.
    if (!outcome.ok && outcome.failure?.problem === 'FIELDS_REFUSED') await onRefused()
    return outcome
  }
  const words = {
    template: 'AUTOPAY_OTP',
    pinLead: t('autopay.pin'),
    fact: asked && t(`autopay.fact.${asked.pays}`, { account: accountInWords(asked.account) }),
    submitLabel: t(`autopay.do.${turns}`),
    failed: t('billing.failed'),
    onDone,
    onLate,
  } as const
  return (
    <Dialog
      open={asked !== undefined}
      heading={t(`autopay.ask.${turns}`)}
      onClose={onClose}
      closeLabel={shell('action.close')}
    >
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
