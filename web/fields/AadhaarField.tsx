import { grouped } from '@card-journey/journey/fields/uid.ts'
import { useForm } from '../form/use-form.ts'
import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'
import { useFieldWords } from './words.ts'

/**
 * Aadhaar number or virtual ID: dots, with a button that shows the digits. On leaving the field they stand in fours, as on
 * the card; nothing moves while typing. The browser never fills it in.
 */
export function AadhaarField(props: FieldProps) {
  const masked = useFieldWords()
  const form = useForm()
  return (
    <div onBlur={() => form.set(props.name, grouped(form.value(props.name)))}>
      <TextField {...props} input={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false, masked }} />
    </div>
  )
}
