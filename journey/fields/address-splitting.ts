import { cleanAddress } from './address-cleaning.ts'

export interface AddressLines {
  addressLine1: string
  addressLine2: string
  landmark: string
}

/** Longest line 1, line 2 and landmark (CO-15). */
export const addressLineLengths = [30, 60, 40] as const
export const addressLength = 130

/**
 * An address in one piece (from a bureau or a host) as the three lines of a submission (VA-56, VA-57, VA-69): filled at
 * word boundaries; when a word is longer than its line or words are left over, the slices 0–30, 30–90, 90–130 replace
 * it whole. More than 130 characters are refused: undefined.
 */
export function splitAddress(text: string): AddressLines | undefined {
  const cleaned = cleanAddress(text)
  if (cleaned.length > addressLength) return undefined
  const [addressLine1 = '', addressLine2 = '', landmark = ''] = splitAtWords(cleaned) ?? slices(cleaned)
  return { addressLine1, addressLine2, landmark }
}

function splitAtWords(text: string): string[] | undefined {
  const words = text.split(' ').filter(Boolean)
  const lines: string[] = []
  for (const length of addressLineLengths) {
    let line = ''
    while (words[0] !== undefined && (line ? line.length + 1 : 0) + words[0].length <= length) {
      line += (line && ' ') + words.shift()
    }
    if (words.length > 0 && line === '') return undefined
    lines.push(line)
  }
  return words.length === 0 ? lines : undefined
}

const slices = (text: string): string[] =>
  [text.slice(0, 30), text.slice(30, 90), text.slice(90, 130)].map((line) => line.trim())
