import type { FieldKind } from './field.ts'
import type { MessageKey } from './messages.ts'
import { hasOtherLetters, plainText } from './plain-text.ts'

export const namePartLength = 23

/** Letters separated by single spaces (VA-04). */
export const isName = (value: string): boolean => /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(value)

/** The message of the name pattern. */
export function checkNamePattern(value: string): MessageKey | undefined {
  if (hasOtherLetters(value)) return 'latinOnly'
  return isName(value) ? undefined : 'nameInvalid'
}

/** A name with a length limit; a broken pattern is reported first. */
export const nameOfLength = (id: string, length: number, tooLong: MessageKey, whenEmpty?: MessageKey): FieldKind => ({
  id,
  ...(whenEmpty && { whenEmpty }),
  normalise: plainText,
  check: (value) => checkNamePattern(value) ?? (value.length > length ? tooLong : undefined),
})
