/** Zeros of the decimal digits used in India: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu (two), Ol Chiki, Meetei Mayek. */
const zeros = [0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x06f0, 0x0660, 0x1c50, 0xabf0]

const indianDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u06f0-\u06f9\u0660-\u0669\u1c50-\u1c59\uabf0-\uabf9]/g

/** Digits of Indian scripts as 0–9; everything else as it is. */
export function latinDigits(text: string): string {
  return text.replace(indianDigit, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })
}

/** Text that needs no change, the usual case. */
const printable = /^[\x20-\x7e]*$/

/**
 * The one form in which text is checked, stored and sent: NFKC, invisible characters (zero-width, direction marks,
 * controls, lone surrogates) removed, digits as 0–9, trimmed (rulings, section 7). A tab or line break is a space.
 */
export function plainText(input: string): string {
  if (printable.test(input)) return input.trim()
  // Removed before NFKC: a letter and its accent may stand on either side of an invisible character.
  const visible = input.replace(/[\t-\r\u0085\p{Z}]/gu, ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu, '')
  return latinDigits(visible.normalize('NFKC')).trim()
}

/** Repeated spaces as one. */
export const singleSpaced = (text: string): string => text.replace(/ {2,}/g, ' ')

/** Upper case for codes. Letters other than a–z stay: toUpperCase would turn one letter into two (ß). */
export const upperCased = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())

/**
 * Without the separators that people put between groups of a number: blanks, dashes, dots, slashes, brackets … This may
 * bring a letter and its accent together.
 */
export const withoutSeparators = (text: string): string =>
  text.replace(/[\s\p{Pd}\u2212./|,:()[\]]/gu, '').normalize('NFC')

/** Whether it holds a letter (or a vowel sign) beyond A–Z: another script, or an accent. Names and addresses go on cards and to hosts. */
export const hasOtherLetters = (text: string): boolean => /[^\P{L}A-Za-z]|\p{M}/u.test(text)

/** The first `length` characters, trimmed after the cut; never half a surrogate pair. */
export const cutTo = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
