import { statementWays } from '@card-journey/journey/rules/card/billing.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { useChoice } from '../use-choice.ts'
import { dayOfMonth } from './day-of-month.ts'
import { withPresent } from './with-present.ts'
import type { OfferedStatement } from './use-billing.ts'
import '../settings.css'

type Chosen = Pick<OfferedStatement, 'by' | 'day'>

/** How the statement comes, and on which day of the month. */
export function StatementRow({
  present,
  refused,
  onSave,
}: {
  present: OfferedStatement
  /** The host doesn't offer what was asked for. */
  refused: string | undefined
  onSave: (next: Chosen) => Promise<void>
}) {
  const t = useTexts('virtual-card')
  const language = useLanguage()
  const [{ by, day }, choose] = useChoice<Chosen>(present, present)
  return (
    <>
      <div className="setting-row setting-row--long">
        <Field id="statement-by" label={t('statement.by')} hint={t('statement.by.hint')}>
          {(wiring) => (
            <Select
              {...wiring}
              value={by}
              onChange={({ target }) => choose({ by: statementWays.find((way) => way === target.value) ?? by, day })}
              choices={withPresent(present.ways, present.by).map((way) => ({
                value: way,
                label: t(`statement.${way}`),
              }))}
            />
          )}
        </Field>
      </div>
      <div className="setting-row setting-row--long">
        <Field id="statement-day" label={t('statement.day')} hint={t('statement.day.hint')} error={refused}>
          {(wiring) => (
            <Select
              {...wiring}
              value={String(day)}
              onChange={({ target }) => choose({ by, day: Number(target.value) })}
              choices={withPresent(present.days, present.day).map((each) => ({
                value: String(each),
                label: t('statement.dayOf', { day: dayOfMonth(each, language) }),
              }))}
            />
          )}
        </Field>
        {(by !== present.by || day !== present.day) && (
          <Button kind="secondary" busyText={t('ask.busy')} onClick={() => onSave({ by, day })}>
            {t('statement.save')}
          </Button>
        )}
      </div>
    </>
  )
}
