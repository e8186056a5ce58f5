import { autopayParts, sameAutopay } from '@card-journey/journey/rules/card/billing.ts'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useMessage } from '../../../../fields/words.ts'
import { brandNames, usePageData } from '../../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { FewChoices } from '../FewChoices.tsx'
import { ConsentedProof } from '../proof/ConsentedProof.tsx'
import { HolderProof } from '../proof/HolderProof.tsx'
import { SheetForm } from '../SheetForm.tsx'
import { useChoice } from '../use-choice.ts'
import { useOpen } from '../use-open.ts'
import type { AskedBilling, OfferedAutopay, useBilling } from './use-billing.ts'
import { withPresent } from './with-present.ts'

export type AskedAutopay = Pick<OfferedAutopay, 'pays' | 'account'>

export interface AutopayDialogProps {
  open: boolean
  /** What is chosen already: its consent or proof comes first. */
  chosen?: AskedAutopay
  present: OfferedAutopay
  change: (asked: AskedBilling) => Promise<Outcome>
  again: ReturnType<typeof useBilling>['again']
  onClose: () => void
  onDone: () => void
  /** What came of a change whose sheet was closed meanwhile. */
  onLate: (outcome: Outcome) => void
}

/**
 * What of each bill is paid by itself, from one of the accounts that the bank knows. Payments from an account take the
 * consent to them and the holder's proof; ending them takes the proof alone.
 */
export function AutopayDialog({ open, chosen, ...rest }: AutopayDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const [asked, setAsked] = useState(chosen)
  const close = () => {
    setAsked(undefined)
    rest.onClose()
  }
  const turns = asked?.pays === 'none' ? 'off' : rest.present.pays === 'none' ? 'on' : 'change'
  return (
    <Dialog
      open={open}
      heading={t(asked ? `autopay.ask.${turns}` : rest.present.pays === 'none' ? 'autopay.ask' : 'autopay.own')}
      onClose={close}
      closeLabel={shell('action.close')}
    >
      {open && (
        <Asked
          {...rest}
          asked={asked}
          setAsked={setAsked}
          turns={turns}
          onClose={close}
          onDone={() => {
            setAsked(undefined)
            rest.onDone()
          }}
        />
      )}
    </Dialog>
  )
}

interface AskedProps extends Omit<AutopayDialogProps, 'open' | 'chosen'> {
  asked: AskedAutopay | undefined
  setAsked: (asked: AskedAutopay | undefined) => void
  turns: 'on' | 'off' | 'change'
}

function Asked({ asked, setAsked, turns, present, change, again, onClose, onDone, onLate }: AskedProps) {
  const t = useTexts('virtual-card')
  const { bank } = brandNames(usePageData().brand, useLanguage())
  const open = useOpen()
  const [refused, setRefused] = useState(false)
  // Here, so that it is there again after a refusal.
  const [choice, choose] = useChoice<AskedAutopay>(present, {
    pays: present.pays,
    account: present.account ?? present.accounts[0]?.account,
  })
  const taken: AskedAutopay = choice.pays === 'none' ? { pays: 'none' } : choice
  const isSame = sameAutopay(taken, present)
  const accountInWords = (of: string | undefined) => {
    const masked = present.accounts.find((each) => each.account === of)?.masked
    return masked ? t('autopay.fact.account', { bank, lastFour: masked.slice(-4) }) : t('autopay.fact.account.other')
  }
  const next = asked && ({ of: 'autopay', ...asked } as const)
  if (!next)
    return (
      <Choice
        present={present}
        choice={choice}
        choose={choose}
        refused={refused}
        isSame={isSame}
        onTake={() => {
          setRefused(false)
          setAsked(taken)
        }}
      />
    )
  const prove = async (request: AskedBilling) => {
    const outcome = await change(request)
    // What consent and proof have of their own is said there. The host's offer is another by now: it is chosen from anew.
    if (!outcome.ok && outcome.failure?.problem === 'FIELDS_REFUSED' && !outcome.fields['otp'] && open.current) {
      await again()
      setRefused(true)
      setAsked(undefined)
      setTimeout(() => showField('autopay-pays'))
    }
    return outcome
  }
  const words = {
    template: 'AUTOPAY_OTP',
    pinLead: t('autopay.pin'),
    fact: t(`autopay.fact.${next.pays}`, { account: accountInWords(next.account) }),
    submitLabel: t(`autopay.do.${turns}`),
    failed: t('billing.failed'),
    onDone,
    onLate: (outcome: Outcome) => {
      if (!open.current) onLate(outcome)
    },
  } as const
  if (next.pays === 'none') return <HolderProof {...words} prove={(proof) => prove({ change: next, ...proof })} />
  return (
    <ConsentedProof
      {...words}
      code="AUTOPAY"
      onRefuse={onClose}
      prove={(given, proof) => prove({ change: next, consent: { code: 'AUTOPAY', ...given }, ...proof })}
    />
  )
}

interface ChoiceProps {
  present: OfferedAutopay
  choice: AskedAutopay
  choose: (choice: AskedAutopay) => void
  /** The host doesn't offer what was asked for. */
  refused: boolean
  /** Nothing is changed yet. */
  isSame: boolean
  onTake: () => void
}

function Choice({ present, choice: { pays, account }, choose, refused, isSame, onTake }: ChoiceProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const message = useMessage()
  const { bank } = brandNames(usePageData().brand, useLanguage())
  // Without an account there is nothing to pay from: what holds now, or nothing.
  const parts = present.accounts.length > 0 ? autopayParts : withPresent<AskedAutopay['pays']>(['none'], present.pays)
  const known = present.accounts.map((each) => each.account)
  const accounts = present.account === undefined ? known : withPresent(known, present.account)
  const accountLabel = (of: string) => {
    const masked = present.accounts.find((each) => each.account === of)?.masked
    return masked ? t('autopay.account', { lastFour: masked.slice(-4) }) : t('autopay.account.other')
  }
  return (
    <SheetForm submitLabel={shell('action.continue')} waitsFor={isSame && 'autopay-pays'} onSubmit={onTake}>
      <FewChoices
        id="autopay-pays"
        label={t('autopay.pays')}
        hint={t(pays === 'minimum' ? 'autopay.minimum.hint' : 'autopay.hint', { bank })}
        error={refused ? message('choiceInvalid') : undefined}
        value={pays}
        onChoose={(value) => choose({ pays: autopayParts.find((part) => part === value) ?? pays, account })}
        choices={parts.map((part) => ({ value: part, label: t(`autopay.${part}`) }))}
      />
      {pays !== 'none' && (
        <FewChoices
          id="autopay-account"
          label={t('autopay.from')}
          value={account ?? ''}
          onChoose={(value) => choose({ pays, account: value })}
          choices={accounts.map((each) => ({ value: each, label: accountLabel(each) }))}
        />
      )}
    </SheetForm>
  )
}
