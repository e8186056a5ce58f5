import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** A line of an address; browsers have no autofill for the landmark. */
export function AddressLineField({ line, ...props }: FieldProps & { line: 1 | 2 | 'landmark' }) {
  const autoComplete = line === 'landmark' ? 'off' : `address-line${line}`
  return <TextField {...props} input={{ autoComplete, autoCapitalize: 'words' }} />
}
