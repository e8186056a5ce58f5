import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** An email address; `work` for the one at the applicant's company. */
export function EmailField({ work = false, ...props }: FieldProps & { work?: boolean }) {
  return (
    <TextField
      {...props}
      input={{
        type: 'email',
        inputMode: 'email',
        autoComplete: work ? 'work email' : 'email',
        autoCapitalize: 'none',
        spellCheck: false,
      }}
    />
  )
}
