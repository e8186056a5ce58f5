import { isLooser, limitChoices } from '@card-journey/journey/rules/card/spend-control.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useMessage } from '../../../../fields/words.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { FewChoices } from '../FewChoices.tsx'
import { HolderProof } from '../proof/HolderProof.tsx'
import { refusalOf } from '../refusal-of.ts'
import { SheetForm } from '../SheetForm.tsx'
import { useOpen } from '../use-open.ts'
import type { AskedSpend, SpendControl, useSpendControls } from './use-spend-controls.ts'

export interface SpendDialogProps {
  /** Undefined: closed. */
  asked: AskedSpend | undefined
  /** What the card host says about it now. */
  control: SpendControl | undefined
  change: ReturnType<typeof useSpendControls>['change']
  onClose: () => void
  onDone: () => void
  /** What came of a change whose sheet was closed meanwhile. */
  onLate: (outcome: Outcome) => void
}

/** Up to how much one kind of use is allowed; where that is more than now, the PIN or a code comes next. */
export function SpendDialog({ asked, control, onClose, ...rest }: SpendDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  return (
    <Dialog
      open={asked !== undefined && control !== undefined}
      heading={asked && t(`spend.${asked.turnsOn ? 'ask' : 'limit'}.${asked.kind}`)}
      onClose={onClose}
      closeLabel={shell('action.close')}
    >
      {asked && control && <Asked {...rest} asked={asked} control={control} />}
    </Dialog>
  )
}

interface AskedProps extends Omit<SpendDialogProps, 'onClose'> {
  asked: AskedSpend
  control: SpendControl
}

const amountId = 'spend-amount'

function Asked({ asked: { kind, turnsOn }, control, change, onDone, onLate }: AskedProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const message = useMessage()
  const open = useOpen()
  const limits = limitChoices(control, control.highest)
  const [chosen, setChosen] = useState<number>()
  const [proving, setProving] = useState(false)
  const [failed, setFailed] = useState<Outcome>()
  const [refused, setRefused] = useState(false)
  // As long as nothing is chosen it is what it was; where that is nothing, the least.
  const limit = limits.find((each) => each === (chosen ?? control.limit)) ?? limits[0] ?? control.highest
  const next = { kind, enabled: true, limit }
  const looser = isLooser(turnsOn ? { ...control, enabled: false } : control, next)
  async function make(proof: { mpin?: string; otp?: string }): Promise<Outcome> {
    const outcome = await change({ ...next, ...proof })
    if (outcome.ok || !outcome.fields['limit'] || !open.current) return outcome
    setProving(false)
    setRefused(true)
    // After this render, which has the choices again.
    setTimeout(() => showField(amountId))
    return outcome
  }
  async function take() {
    setFailed(undefined)
    setRefused(false)
    if (looser) return setProving(true)
    const outcome = await make({})
    if (!open.current) onLate(outcome)
    else if (outcome.ok) onDone()
    else if (!outcome.fields['limit']) setFailed(outcome)
    return undefined
  }
  if (proving)
    return (
      <HolderProof
        template="CARD_CHANGE_OTP"
        pinLead={t('spend.ask.pin')}
        fact={t('spend.ask.fact', { amount: rupeesText(limit) })}
        submitLabel={t('spend.save')}
        failed={t('spend.failed')}
        prove={make}
        onDone={onDone}
        onLate={(outcome) => {
          // A limit that is refused is said where it is chosen.
          if (outcome.ok || !open.current) onLate(outcome)
        }}
      />
    )
  return (
    <SheetForm
      submitLabel={looser ? shell('action.continue') : t('spend.save')}
      waitsFor={!looser && limit === control.limit && amountId}
      failed={failed && (refusalOf(failed) === 'often' ? shell('notice.tooMany') : t('spend.failed'))}
      onSubmit={take}
    >
      <FewChoices
        id={amountId}
        label={t('spend.amount')}
        hint={t(`spend.${kind}.hint`)}
        error={refused ? message('choiceInvalid') : undefined}
        value={String(limit)}
        onChoose={(value) => setChosen(Number(value))}
        choices={limits.map((each) => ({ value: String(each), label: rupeesText(each) }))}
      />
    </SheetForm>
  )
}
