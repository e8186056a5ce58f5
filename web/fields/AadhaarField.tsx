import type { FieldProps } from './field-props.ts'
import { TextField } from './TextField.tsx'
import { useFieldWords } from './words.ts'

/** Aadhaar number or virtual ID: dots, with a button that shows the digits. The browser never fills it in. */
export function AadhaarField(props: FieldProps) {
  const masked = useFieldWords()
  return <TextField {...props} input={{ inputMode: 'numeric', autoComplete: 'off', spellCheck: false, masked }} />
}
