import { dayFrom } from '@card-journey/journey/fields/birth-date.ts'
import { DateBoxes, longestPart, type DateParts } from '@card-journey/ui/inputs/DateBoxes.tsx'
import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { useRef, useState } from 'react'
import { loadCode } from '../routing/load-code.ts'
import type { FieldProps } from './field-props.ts'
import { useAnswer } from './use-answer.ts'
import { useFrame } from './use-frame.ts'
import { useFieldWords } from './words.ts'

export interface DateFieldProps extends FieldProps {
  birthday?: boolean
  /** The date is still to come. */
  ahead?: boolean
}

const empty: DateParts = { day: '', month: '', year: '' }

/**
 * A date in three boxes. The answer is yyyy-MM-dd; while the date is incomplete, it is the boxes' content, for the rule
 * to refuse. A whole date that is pasted, suggested or filled in, or typed, in one box fills all three.
 */
export function DateField({ birthday = false, ahead = false, ...props }: DateFieldProps) {
  const words = useFieldWords()
  const frame = useFrame(props)
  const [typed, setTyped] = useState(empty)
  const latest = useRef(empty)
  const { value, onChange, onBlur } = useAnswer(props.name, (early) => {
    const parts = boxesOf(early)
    take(parts, empty)
    return join(parts)
  })
  // The boxes keep "5" as typed while the answer says "05"; if the answer changes from elsewhere, they follow it.
  const shown = join(typed) === value ? typed : split(value)

  function take(parts: DateParts, before: DateParts) {
    latest.current = parts
    setTyped(parts)
    if (Object.values(parts).every((part) => part.length <= longestPart)) return
    void loadCode(() => import('./whole-date.ts')).then(
      ({ spread }) => {
        const date = spread(parts, before, ahead)
        if (date && latest.current === parts) enter(date)
      },
      () => {},
    )
  }
  function enter(parts: DateParts) {
    take(parts, shown)
    onChange(join(parts))
  }
  return (
    <FieldGroup {...frame}>
      <DateBoxes
        id={props.name}
        words={words}
        value={shown}
        onChange={enter}
        onLeave={onBlur}
        birthday={birthday}
        required={props.required ?? true}
        invalid={frame.error !== undefined}
      />
    </FieldGroup>
  )
}

/** Three boxes as an answer; empty if all are. */
export function join({ day, month, year }: DateParts): string {
  const parts = [day, month, year].map((part) => part.trim())
  return parts.every((part) => part === '') ? '' : dayFrom(parts.join('/'))
}

/** An answer as three boxes: the inverse of `join`, with the day's and month's zeros. */
export function split(value: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (year) return { day, month, year }
  return boxesOf(value)
}

function boxesOf(text: string): DateParts {
  // All of it is in the day's box, as pasted there: "16/4/92".
  if (text.endsWith('//')) return { ...empty, day: text.slice(0, -2) }
  const [day = '', month = '', year = ''] = text.split('/')
  return { day, month, year }
}
