import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'

/** A line of an address; the landmark is known to no browser's address book. */
export function AddressLineField({ line, ...props }: FieldProps & { line: 1 | 2 | 'landmark' }) {
  const autoComplete = line === 'landmark' ? 'off' : `address-line${line}`
  return <TextField {...props} input={{ autoComplete, autoCapitalize: 'words' }} />
}
