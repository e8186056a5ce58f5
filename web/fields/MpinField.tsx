import { mpinLength } from '@card-journey/journey/fields/mpin.ts'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'
import type { FieldProps } from './field-props.ts'
import { useFieldWords } from './words.ts'

/** The mobile banking PIN: masked, never suggested or saved by the browser. */
export function MpinField(props: FieldProps & Pick<CodeFieldProps, 'repeats'>) {
  const masked = useFieldWords()
  return <CodeField {...props} digits={mpinLength} input={{ masked, autoComplete: 'off' }} />
}
