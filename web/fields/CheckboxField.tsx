import { Checkbox, type CheckboxProps } from '@card-journey/ui/inputs/Checkbox.tsx'
import type { FieldProps } from './field-props.ts'
import { useAnswer } from './use-answer.ts'
import { useFrame } from './use-frame.ts'

export interface CheckboxFieldProps extends Omit<FieldProps, 'why'>, Pick<CheckboxProps, 'shortName'> {}

/** A checkbox: the answer is Y, or empty. */
export function CheckboxField({ required = true, shortName, ...props }: CheckboxFieldProps) {
  const { id, label, hint, error } = useFrame(props)
  const { value, onChange, onBlur } = useAnswer(props.name)
  return (
    <Checkbox
      id={id}
      label={label}
      shortName={shortName}
      hint={hint}
      error={error}
      name={props.name}
      required={required}
      checked={value === 'Y'}
      onChange={(event) => onChange(event.target.checked ? 'Y' : '')}
      onBlur={onBlur}
    />
  )
}
