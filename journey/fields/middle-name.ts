import type { FieldKind } from './field.ts'
import { checkNamePattern, isName, namePartLength } from './person-name.ts'
import { cutTo, plainText } from './plain-text.ts'

/**
 * The optional name with no rule but the pattern (VA-08, VA-61): never too long, because it is cut to 23 characters.
 */
export const middleName: FieldKind = {
  id: 'middle-name',
  normalise: (input) => {
    const name = plainText(input)
    return isName(name) ? cutTo(name, namePartLength) : name
  },
  check: checkNamePattern,
}
