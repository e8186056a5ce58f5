import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { FieldFrame } from '@card-journey/ui/inputs/Field.tsx'
import { useFormState } from 'react-hook-form'
import type { FieldProps } from './field-props.ts'
import { useFieldWords } from './words.ts'

/**
 * The frame of a bound field: label, hint and error message. It subscribes to this field's state only, so that a key
 * press in one field does not render the others.
 */
export function useFrame({ name, label, hint, why, remark }: FieldProps): FieldFrame {
  const words = useFieldWords()
  const { errors } = useFormState({ name, exact: true })
  const key = errors[name]?.message || remark
  return {
    id: name,
    label,
    hint,
    error: typeof key === 'string' && key ? words.message(key as MessageKey) : undefined,
    why: why ? { ask: words.whyWeAsk, because: why } : undefined,
  }
}
