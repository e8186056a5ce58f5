/** Multiplication in the dihedral group D5, and the permutation that Verhoeff applies by position (Verhoeff, 1969). */
const product = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5) : b < 5 ? ((a - b + 5) % 5) + 5 : (a - b + 5) % 5

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** Whether a string of digits, its check digit last, passes Verhoeff's check. */
export function passesVerhoeff(digits: string): boolean {
  return /^\d+$/.test(digits) && remainder(digits, 0) === 0
}

/** The check digit to append to a string of digits. */
export function verhoeffDigit(digits: string): string {
  const rest = remainder(digits, 1)
  return String(Array.from('0123456789').findIndex((_, digit) => product(rest, digit) === 0))
}

function remainder(digits: string, firstPosition: number): number {
  let sum = 0
  for (let index = digits.length - 1, position = firstPosition; index >= 0; index--, position++) {
    let digit = Number(digits.charAt(index))
    for (let turn = position % 8; turn > 0; turn--) digit = permutation[digit] ?? 0
    sum = product(sum, digit)
  }
  return sum
}
