import { addressLineLengths } from '@card-journey/journey/fields/address-splitting.ts'
import type { FieldProps } from './field-props.ts'
import { NearLimit } from './NearLimit.tsx'
import { TextField } from './TextField.tsx'

const [line1, line2, landmark] = addressLineLengths
const lengths = { 1: line1, 2: line2, landmark }

/** A line of an address; browsers have no autofill for the landmark. */
export function AddressLineField({ line, ...props }: FieldProps & { line: keyof typeof lengths }) {
  const autoComplete = line === 'landmark' ? 'off' : `address-line${line}`
  return (
    <NearLimit name={props.name} most={lengths[line]}>
      <TextField {...props} input={{ autoComplete, autoCapitalize: 'words' }} />
    </NearLimit>
  )
}
