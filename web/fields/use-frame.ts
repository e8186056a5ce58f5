import type { FieldFrame } from '@card-journey/ui/inputs/Field.tsx'
import { useError } from '../form/use-form.ts'
import type { FieldProps } from './field-props.ts'
import { useFieldWords } from './words.ts'

/**
 * The frame of a bound field: label, hint and error message. It subscribes to this field's state only, so that a key
 * press in one field does not render the others.
 */
export function useFrame({ name, label, hint, why, remark, triesLeft = 0 }: FieldProps): FieldFrame {
  const words = useFieldWords()
  const key = useError(name)?.message ?? remark
  return {
    id: name,
    label,
    hint,
    error: key && words.message(key, { triesLeft }),
    why: why ? { ask: words.whyWeAsk, because: why } : undefined,
  }
}
