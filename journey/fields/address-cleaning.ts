import { plainText, singleSpaced } from './plain-text.ts'

/** Characters other than letters, digits and . ( ) - : = { } become spaces, repeated spaces collapse, the ends are trimmed (VA-54, VA-55). */
export const cleanAddress = (text: string): string =>
  singleSpaced(plainText(text).replace(/[^A-Za-z0-9.()\-:={} ]/g, ' ')).trim()

/**
 * An address as its owner reads and keeps it: characters that mean something in an address ("12/3", "#4", "A & B")
 * stay. Hosts get it cleaned (`cleanAddress`).
 */
export const readableAddress = (text: string): string =>
  singleSpaced(plainText(text).replace(/[^A-Za-z0-9.()\-:={} /,#&']/g, ' ')).trim()
