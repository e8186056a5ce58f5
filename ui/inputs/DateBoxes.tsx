import type { ClipboardEvent, FocusEvent, Ref } from 'react'
import { blurOnEnter } from './enter.ts'

export interface DateParts {
  day: string
  month: string
  year: string
}

export interface DateBoxesProps {
  /** Id of the day's box; the others follow from it. */
  id: string
  words: DateParts
  value: DateParts
  onChange: (value: DateParts) => void
  /** Focus has left all three boxes. */
  onLeave?: () => void
  /** Whether the browser may fill in the person's birthday. */
  birthday?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  required?: boolean
  ref?: Ref<HTMLInputElement>
}

const parts = ['day', 'month', 'year'] as const
/** Whole dates in the usual spellings: 27/3/1990, 27 03 1990, 27031990, 1990-03-27. */
const dayFirst = /^\s*(\p{Nd}{1,2})([\s/.-]*)(\p{Nd}{1,2})\2(\p{Nd}{4})\s*$/u
const yearFirst = /^\s*(\p{Nd}{4})([\s/.-]+)(\p{Nd}{1,2})\2(\p{Nd}{1,2})\s*$/u

function wholeDate(text: string): DateParts | undefined {
  const [, day, , month, year] = dayFirst.exec(text) ?? []
  if (day && month && year) {
    // Without separators, only two digits each are unambiguous.
    return /[\s/.-]/u.test(text.trim()) || text.trim().length === 8 ? { day, month, year } : undefined
  }
  const [, otherYear, , otherMonth, otherDay] = yearFirst.exec(text) ?? []
  return otherYear && otherMonth && otherDay ? { day: otherDay, month: otherMonth, year: otherYear } : undefined
}

/** Day, month, year. A whole date pasted or filled into any box fills all three. */
export function DateBoxes(props: DateBoxesProps) {
  const { id, words, value, onChange, onLeave, birthday = false, invalid, describedBy, required, ref } = props

  function paste(event: ClipboardEvent) {
    const date = wholeDate(event.clipboardData.getData('text'))
    if (!date) return
    event.preventDefault()
    onChange(date)
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.()
  }

  return (
    <div className="date-boxes" onBlur={leave} onPaste={paste}>
      {parts.map((part) => (
        <div key={part} className={`date-boxes__part date-boxes__part--${part}`}>
          <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{words[part]}</label>
          <input
            ref={part === 'day' ? ref : undefined}
            id={part === 'day' ? id : `${id}-${part}`}
            className="input"
            type="text"
            inputMode="numeric"
            autoComplete={birthday ? `bday-${part}` : 'off'}
            required={required}
            aria-invalid={invalid || undefined}
            aria-describedby={part === 'day' ? describedBy : undefined}
            value={value[part]}
            // Keyboard suggestions and autofill arrive without a paste event.
            onChange={({ target }) => onChange(wholeDate(target.value) ?? { ...value, [part]: target.value })}
            onKeyDown={blurOnEnter}
          />
        </div>
      ))}
    </div>
  )
}
