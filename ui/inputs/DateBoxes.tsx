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
  onLeave?: (event: FocusEvent) => void
  /** Whether the browser may fill in the person's birthday. */
  birthday?: boolean
  invalid?: boolean
  describedBy?: string | undefined
  required?: boolean
  ref?: Ref<HTMLInputElement>
}

const parts = ['day', 'month', 'year'] as const

/** The longest that one box is for. */
export const longestPart = 4

/** Day, month, year. What is pasted and longer than a part, a whole date perhaps, replaces what its box holds. */
export function DateBoxes(props: DateBoxesProps) {
  const { id, words, value, onChange, onLeave, birthday = false, invalid, describedBy, required, ref } = props

  function paste(event: ClipboardEvent, part: keyof DateParts) {
    const text = event.clipboardData.getData('text').trim()
    if (text.length <= longestPart) return
    event.preventDefault()
    onChange({ ...value, [part]: text })
  }

  function leave(event: FocusEvent<HTMLDivElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(event)
  }

  return (
    <div className="date-boxes" onBlur={leave}>
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
            onChange={({ target }) => onChange({ ...value, [part]: target.value })}
            onPaste={(event) => paste(event, part)}
            onKeyDown={blurOnEnter}
          />
        </div>
      ))}
    </div>
  )
}
