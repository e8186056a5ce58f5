import { readableAddress } from './address-cleaning.ts'
import { addressLineLengths } from './address-splitting.ts'
import type { FieldKind } from './field.ts'
import type { MessageKey } from './messages.ts'
import { hasOtherLetters, plainText } from './plain-text.ts'

const [line1Length, line2Length, landmarkLength] = addressLineLengths

const addressKind = (id: string, length: number, tooLong: MessageKey): FieldKind => ({
  id,
  // Another script, or punctuation alone, is kept as typed, so that its message can say so; cleaning would leave
  // nothing.
  normalise: (input) => {
    const text = plainText(input)
    return hasOtherLetters(text) || !/[A-Za-z0-9]/.test(text) ? text : readableAddress(text)
  },
  check: (value) => {
    if (hasOtherLetters(value)) return 'latinOnly'
    if (!/[A-Za-z0-9]/.test(value)) return 'addressInvalid'
    return value.length > length ? tooLong : undefined
  },
})

/** Address line 1: at least one letter or digit, 1 to 30 (VA-20, VA-21). */
export const addressLine1 = addressKind('address-line-1', line1Length, 'addressLine1TooLong')
/** Address line 2: 1 to 60 (VA-22). */
export const addressLine2 = addressKind('address-line-2', line2Length, 'addressLine2TooLong')
/** Landmark, optional: 1 to 40 (VA-23). */
export const landmark = addressKind('landmark', landmarkLength, 'landmarkTooLong')
