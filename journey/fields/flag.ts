/** A code, flag or status from outside in the form in which it compares: trimmed, without case (rulings, section 7). */
export const codeOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toUpperCase() : '')

/** Y, in any case, is yes; everything else, absent too, is no (CO-21). */
export const isYes = (flag: unknown): boolean => codeOf(flag) === 'Y'
