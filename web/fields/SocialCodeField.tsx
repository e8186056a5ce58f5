import { isDigitKey, socialTrustCodeLength } from '@card-journey/journey/fields/social-trust-code.ts'
import type { KeyboardEvent } from 'react'
import { CodeField } from './CodeField.tsx'
import type { FieldProps } from './field-props.ts'
import { useFieldWords } from './words.ts'

/** The social-trust code: masked, and keys other than digits do nothing (VA-12). Pasting works. */
export function SocialCodeField(props: FieldProps) {
  const masked = useFieldWords()
  return <CodeField {...props} digits={socialTrustCodeLength} input={{ masked, onKeyDown: digitsOnly }} />
}

function digitsOnly(event: KeyboardEvent<HTMLInputElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
  if (!isDigitKey(event.key)) event.preventDefault()
}
