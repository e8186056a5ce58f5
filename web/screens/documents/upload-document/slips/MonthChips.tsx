import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'
import { shortMonth } from './month-words.ts'
import type { MonthStatus } from './month-status.ts'
import { StatusMark } from './StatusMark.tsx'

export interface MonthChipsProps {
  months: readonly { month: string; status: MonthStatus; pages: number }[]
}

/** The months that are asked for at a glance; each leads to its own part of the page. */
export function MonthChips({ months }: MonthChipsProps) {
  const t = useTexts('upload-document')
  const language = useLanguage()
  return (
    <ul className="month-chips" aria-label={t('months')}>
      {months.map(({ month, status, pages }) => (
        <li key={month} className="month-chips__month">
          <button
            type="button"
            className={`month-chip month-chip--${status}`}
            onClick={() => void showField(`slip-${month}`)}
          >
            <span className="month-chip__name">{shortMonth(month, language)}</span>
            <StatusMark status={status} pages={pages} />
          </button>
        </li>
      ))}
    </ul>
  )
}
