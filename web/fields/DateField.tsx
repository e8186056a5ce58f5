import { dayFrom } from '@card-journey/journey/fields/birth-date.ts'
import { DateBoxes, type DateParts } from '@card-journey/ui/inputs/DateBoxes.tsx'
import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { useState } from 'react'
import type { FieldProps } from './field-props.ts'
import { useAnswer } from './use-answer.ts'
import { useFrame } from './use-frame.ts'
import { useFieldWords } from './words.ts'

/**
 * A date in three boxes. The answer is yyyy-MM-dd; while the date is incomplete, it is the boxes' content, for the rule
 * to refuse.
 */
export function DateField({ birthday = false, ...props }: FieldProps & { birthday?: boolean }) {
  const words = useFieldWords()
  const frame = useFrame(props)
  const [typed, setTyped] = useState<DateParts>({ day: '', month: '', year: '' })
  const { value, onChange, onBlur } = useAnswer(props.name, (early) => {
    setTyped(boxesOf(early))
    return dayFrom(early)
  })
  // The boxes keep "5" as typed while the answer says "05"; if the answer changes from elsewhere, they follow it.
  const shown = join(typed) === value ? typed : split(value)
  return (
    <FieldGroup {...frame}>
      <DateBoxes
        id={props.name}
        words={words}
        value={shown}
        onChange={(parts) => {
          setTyped(parts)
          onChange(join(parts))
        }}
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
  const [day = '', month = '', year = ''] = text.split('/')
  return { day, month, year }
}
