import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import { Field, type FieldFrame } from '@card-journey/ui/inputs/Field.tsx'
import { FieldGroup } from '@card-journey/ui/inputs/FieldGroup.tsx'
import { RadioCards } from '@card-journey/ui/inputs/RadioCards.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'

export interface FewChoicesProps extends FieldFrame {
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
}

/** One of several: each on a card of its own while there are up to five, otherwise a list. */
export function FewChoices({ choices, value, onChoose, ...frame }: FewChoicesProps) {
  if (choices.length > 5)
    return (
      <Field {...frame}>
        {(wiring) => (
          <Select {...wiring} value={value} onChange={({ target }) => onChoose(target.value)} choices={choices} />
        )}
      </Field>
    )
  return (
    <FieldGroup {...frame}>
      <RadioCards
        id={frame.id}
        name={frame.id}
        choices={choices}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </FieldGroup>
  )
}
