import { Combobox, type ComboboxProps } from '@card-journey/ui/inputs/Combobox.tsx'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import type { FieldProps } from './field-props.ts'
import { useAnswer } from './use-answer.ts'
import { useFrame } from './use-frame.ts'
import { useFieldWords } from './words.ts'

export interface CompanyFieldProps extends FieldProps {
  /** Company names that match what was typed so far. */
  suggest: ComboboxProps['suggest']
}

/** A company's name: typed, with suggestions from the company master. */
export function CompanyField({ suggest, ...props }: CompanyFieldProps) {
  const words = useFieldWords()
  const frame = useFrame(props)
  const { value, onChange, onBlur } = useAnswer(props.name)
  return (
    <Field {...frame}>
      {(wiring) => (
        <Combobox
          {...wiring}
          name={props.name}
          autoComplete="organization"
          required={props.required ?? true}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          suggest={suggest}
          words={words}
        />
      )}
    </Field>
  )
}
