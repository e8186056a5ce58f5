import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

export interface NameFieldProps extends FieldProps {
  /** Which part of the applicant's own name it is; without it, someone else's name. */
  part?: 'given' | 'additional' | 'family'
}

/** A person's name. */
export function NameField({ part, ...props }: NameFieldProps) {
  return (
    <TextField
      {...props}
      input={{ autoComplete: part ? `${part}-name` : 'off', autoCapitalize: 'words', spellCheck: false }}
    />
  )
}
