import { addMonths } from '@card-journey/journey/fields/dates.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { monthName } from './month-words.ts'
import '../upload-document.css'

/** How far back months are offered, in months. */
const offered = 12

export interface AnotherMonthProps {
  today: string
  /** Months that the page shows already. */
  shown: readonly string[]
  onMonth: (month: string) => void
}

/** Adds a month beside those that are asked for. */
export function AnotherMonth({ today, shown, onMonth }: AnotherMonthProps) {
  const t = useTexts('upload-document')
  const language = useLanguage()
  const [chosen, setChosen] = useState('')
  const months = Array.from({ length: offered + 1 }, (_, index) => addMonths(today, -index).slice(0, 7))
  const others = months.filter((month) => !shown.includes(month))
  const month = others.includes(chosen) ? chosen : ''
  return (
    <Disclosure summary={t('another')}>
      <Field id="another-month" label={t('another.month')} hint={t('another.hint')}>
        {(wiring) => (
          <div className="another-month__row">
            <Select
              {...wiring}
              value={month}
              placeholder={{ value: '', label: t('another.none') }}
              choices={others.map((value) => ({ value, label: monthName(value, language) }))}
              onChange={({ target }) => setChosen(target.value)}
            />
            <Button kind="secondary" unready={!month} onClick={() => month && onMonth(month)}>
              {t('another.add')}
            </Button>
          </div>
        )}
      </Field>
    </Disclosure>
  )
}
