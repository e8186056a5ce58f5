import type { FieldKind } from './field.ts'
import type { MessageKey } from './messages.ts'
import { plainText } from './plain-text.ts'

export const mpinLength = 6

const isComplete = (pin: string): boolean => /^\d{6}$/.test(pin)

/**
 * Mobile banking PIN: six digits, not all equal, not consecutive up or down without wrap-around (VA-29 to VA-31,
 * VA-63).
 */
export const mpin: FieldKind = {
  id: 'mpin',
  normalise: plainText,
  check: (value) => {
    if (!isComplete(value)) return 'mpinInvalid'
    if (/^(\d)\1{5}$/.test(value)) return 'mpinRepeated'
    return '0123456789 9876543210'.includes(value) ? 'mpinConsecutive' : undefined
  },
  whenEmpty: 'mpinInvalid',
  show: () => '******',
  mask: () => '******',
  maxLength: mpinLength,
}

/** The PIN that is set already, as it is entered: what a new one may not be says nothing about it. */
export const mpinKnown: FieldKind = { ...mpin, check: (value) => (isComplete(value) ? undefined : 'mpinInvalid') }

/** The same once more: what is wrong with a PIN is said once, beside the first. */
export const mpinAgain: FieldKind = { ...mpin, check: () => undefined }

/** The rules between PIN, its confirmation and the date of birth (yyyy-MM-dd): equal to the first, not DDMMYY, MMDDYY or YYMMDD (VA-32). */
export const checkMpinMatches = (pin: string, confirmed: string): MessageKey | undefined =>
  pin === confirmed ? undefined : 'mpinMismatch'

export function checkMpinAgainstBirthDate(pin: string, birthDate: string): MessageKey | undefined {
  const [, year = '', month = '', day = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(birthDate) ?? []
  if (year === '') return undefined
  return [day + month + year, month + day + year, year + month + day].includes(pin) ? 'mpinIsBirthDate' : undefined
}
