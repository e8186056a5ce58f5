import { sameStatement, statementWays } from '@card-journey/journey/rules/card/billing.ts'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useState } from 'react'
import type { Outcome } from '../../../../engine/journey.ts'
import { useMessage } from '../../../../fields/words.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { FewChoices } from '../FewChoices.tsx'
import { refusalOf } from '../refusal-of.ts'
import { SheetForm } from '../SheetForm.tsx'
import { useChoice } from '../use-choice.ts'
import { useOpen } from '../use-open.ts'
import { dayOfMonth } from './day-of-month.ts'
import type { AskedBilling, OfferedStatement, useBilling } from './use-billing.ts'
import { withPresent } from './with-present.ts'

type Chosen = Pick<OfferedStatement, 'by' | 'day'>

export interface StatementDialogProps {
  open: boolean
  present: OfferedStatement
  change: (asked: AskedBilling) => Promise<Outcome>
  again: ReturnType<typeof useBilling>['again']
  onClose: () => void
  onDone: () => void
  /** What came of a change whose sheet was closed meanwhile. */
  onLate: (outcome: Outcome) => void
}

/** How the statement comes, and on which day of the month: changed at once, without a proof. */
export function StatementDialog({ open, onClose, ...rest }: StatementDialogProps) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  return (
    <Dialog open={open} heading={t('statement.ask')} onClose={onClose} closeLabel={shell('action.close')}>
      {open && <Asked {...rest} />}
    </Dialog>
  )
}

function Asked({ present, change, again, onDone, onLate }: Omit<StatementDialogProps, 'open' | 'onClose'>) {
  const t = useTexts('virtual-card')
  const shell = useTexts('shell')
  const language = useLanguage()
  const message = useMessage()
  const open = useOpen()
  const [{ by, day }, choose] = useChoice<Chosen>(present, present)
  const [failed, setFailed] = useState<'often' | 'failed'>()
  const [refused, setRefused] = useState(false)
  async function save() {
    setFailed(undefined)
    setRefused(false)
    const outcome = await change({ change: { of: 'statement', by, day } })
    if (!open.current) onLate(outcome)
    else if (outcome.ok) onDone()
    else {
      // Someone else may have changed it meanwhile, or the host's offer is another by now: what is shown is what it says.
      const held = await again()
      if (!open.current) return onLate(outcome)
      // The answer alone was lost.
      if (held?.statement && sameStatement({ by, day }, held.statement)) return onDone()
      if (outcome.failure?.problem !== 'FIELDS_REFUSED') return setFailed(refusalOf(outcome))
      setRefused(true)
      setTimeout(() => showField('statement-day'))
    }
    return undefined
  }
  return (
    <SheetForm
      submitLabel={t('statement.save')}
      waitsFor={sameStatement({ by, day }, present) && 'statement-by'}
      failed={failed && (failed === 'often' ? shell('notice.tooMany') : t('billing.failed'))}
      onSubmit={save}
    >
      <FewChoices
        id="statement-by"
        label={t('statement.by.hint')}
        value={by}
        onChoose={(value) => choose({ by: statementWays.find((way) => way === value) ?? by, day })}
        choices={withPresent(present.ways, present.by).map((way) => ({ value: way, label: t(`statement.${way}`) }))}
      />
      <FewChoices
        id="statement-day"
        label={t('statement.day')}
        hint={t('statement.day.hint')}
        error={refused ? message('choiceInvalid') : undefined}
        value={String(day)}
        onChoose={(value) => choose({ by, day: Number(value) })}
        choices={withPresent(present.days, present.day).map((each) => ({
          value: String(each),
          label: t('statement.dayOf', { day: dayOfMonth(each, language) }),
        }))}
      />
    </SheetForm>
  )
}
