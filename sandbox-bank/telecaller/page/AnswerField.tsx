import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import { Field } from '@card-journey/ui/inputs/Field.tsx'
import { Select } from '@card-journey/ui/inputs/Select.tsx'
import { TextInput } from '@card-journey/ui/inputs/TextInput.tsx'
import type { AskedField } from '../asked-fields.ts'

interface Props {
  name: AskedField
  label: string
  choices: readonly Choice[] | undefined
  error: string | undefined
}

const hints: Readonly<Partial<Record<AskedField, string>>> = {
  dateOfBirth: 'DD/MM/YYYY',
  emailId: 'We’ll send a link there to verify it.',
}

/** One answer, which may stay empty. */
export function AnswerField({ name, label, choices, error }: Props) {
  return (
    <Field id={name} label={label} hint={hints[name]} error={error}>
      {(wiring) =>
        choices ? (
          <Select {...wiring} name={name} choices={choices} placeholder={{ value: '', label: 'Not said' }} />
        ) : (
          <TextInput
            {...wiring}
            name={name}
            upper={name === 'panNumber'}
            inputMode={name === 'emailId' ? 'email' : 'text'}
            maxLength={200}
          />
        )
      }
    </Field>
  )
}
