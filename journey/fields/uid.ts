import { aadhaar } from './aadhaar.ts'
import type { FieldKind } from './field.ts'
import { maskAadhaar } from './masking.ts'
import { virtualId } from './virtual-id.ts'

/** One field for an Aadhaar number or a virtual ID, told apart by length; spaces are removed (VA-28). */
export const uid: FieldKind = {
  id: 'uid',
  normalise: aadhaar.normalise,
  check: (value, context) => {
    if (/^\d{12}$/.test(value)) return aadhaar.check(value, context)
    if (/^\d{16}$/.test(value)) return virtualId.check(value, context)
    return 'uidInvalid'
  },
  whenEmpty: 'uidInvalid',
  show: maskAadhaar,
  mask: maskAadhaar,
  maxLength: 19,
}

/** A number of Aadhaar's digits alone in groups of four; anything else as it was typed. */
export const grouped = (typed: string): string => {
  const digits = uid.normalise(typed)
  return /^\d{12}(\d{4})?$/.test(digits) ? digits.replace(/(.{4})(?=.)/g, '$1 ') : typed
}
