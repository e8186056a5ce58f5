import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { RadioCards, type RadioChoice } from '@card-journey/ui/inputs/RadioCards.tsx'
import type { FieldProps } from './field-props.ts'
import { useFrame } from './use-frame.ts'
import { useRegistered } from './use-registered.ts'

export interface ChoiceFieldProps extends FieldProps {
  choices: readonly RadioChoice[]
  /** Side by side if there is room; short ones in one row. */
  columns?: 2 | 3 | 'row'
}

/** One of up to five, as radio cards. */
export function ChoiceField({ choices, columns, ...props }: ChoiceFieldProps) {
  const frame = useFrame(props)
  const registered = useRegistered(props.name)
  return (
    <FieldGroup {...frame}>
      <RadioCards
        {...registered}
        id={props.name}
        choices={choices}
        columns={columns}
        required={props.required ?? true}
        aria-invalid={frame.error === undefined ? undefined : true}
      />
    </FieldGroup>
  )
}
