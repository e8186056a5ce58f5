import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

export function PincodeField(props: FieldProps) {
  return <TextField {...props} input={{ inputMode: 'numeric', autoComplete: 'postal-code', fits: 'pin' }} />
}
