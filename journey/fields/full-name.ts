import { namePartLength } from './person-name.ts'
import { cutTo, plainText } from './plain-text.ts'

export interface NameParts {
  firstName: string
  middleName: string
  lastName: string
}

/** One word: first name; two: first and last; more: first, the rest as middle, last; each cut to 23 (VA-58, VA-66). */
export function splitFullName(fullName: string): NameParts {
  const words = plainText(fullName).split(/\s+/).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words[words.length - 1] ?? '') : ''
  return {
    firstName: cutTo(first, namePartLength),
    middleName: cutTo(words.slice(1, -1).join(' '), namePartLength),
    lastName: cutTo(last, namePartLength),
  }
}
