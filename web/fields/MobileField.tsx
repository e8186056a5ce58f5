import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** An Indian mobile number. A pasted +91 or 0 prefix is accepted. */
export function MobileField(props: FieldProps) {
  return (
    <TextField
      {...props}
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', prefix: '+91', fits: 'phone' }}
    />
  )
}
