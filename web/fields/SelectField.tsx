import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { placeholderValue } from '../form/answers-on-page.ts'
import type { FieldProps } from './field-props.ts'
import { useAnswer } from './use-answer.ts'
import { useFrame } from './use-frame.ts'

export interface SelectFieldProps extends FieldProps {
  choices: readonly Choice[]
  /** Words of the placeholder option ("Choose a range"). */
  placeholder: string
  /** The list is loading. */
  waiting?: boolean
}

/** One of many, in the browser's native list. */
export function SelectField({ choices, placeholder, waiting, ...props }: SelectFieldProps) {
  const frame = useFrame(props)
  const { value, onChange, onBlur } = useAnswer(props.name)
  return (
    <Field {...frame}>
      {(wiring) => (
        <Select
          {...wiring}
          name={props.name}
          choices={choices}
          placeholder={{ value: placeholderValue, label: placeholder }}
          aria-busy={waiting || undefined}
          aria-required={props.required ?? true}
          value={value === '' ? placeholderValue : value}
          onChange={(event) => onChange(answerOf(event.target.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}

const answerOf = (option: string): string => (option === placeholderValue ? '' : option)
