/** A code, flag or status from outside, ready to compare: trimmed, in one case (rulings, section 7). */
export const codeOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toUpperCase() : '')

/** Y in either case is yes; everything else, including absent, is no (CO-21). */
export const isYes = (flag: unknown): boolean => codeOf(flag) === 'Y'
