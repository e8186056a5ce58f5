import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** A PAN, shown in capitals whatever is typed. */
export function PanField(props: FieldProps) {
  return (
    <TextField {...props} input={{ upper: true, autoCapitalize: 'characters', spellCheck: false, fits: 'phone' }} />
  )
}
