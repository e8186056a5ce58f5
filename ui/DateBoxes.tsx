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
const pastedDate = /^\s*(\p{Nd}{1,2})[\s/.-]+(\p{Nd}{1,2})[\s/.-]+(\p{Nd}{4})\s*$/u

/** Day, month, year. A whole date pasted into any box fills all three. */
export function DateBoxes(props: DateBoxesProps) {
  const { id, words, value, onChange, onLeave, birthday = false, invalid, describedBy, required, ref } = props

  function paste(event: ClipboardEvent) {
    const [, day, month, year] = pastedDate.exec(event.clipboardData.getData('text')) ?? []
    if (!day || !month || !year) return
    event.preventDefault()
    onChange({ day, month, year })
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
            onChange={(event) => onChange({ ...value, [part]: event.target.value })}
            onKeyDown={blurOnEnter}
          />
        </div>
      ))}
    </div>
  )
}
