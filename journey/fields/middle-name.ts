import type { FieldKind } from './field.ts'
import { checkNamePattern, isName, namePartLength } from './person-name.ts'
import { cutTo, plainText } from './plain-text.ts'

/** The optional name that has the pattern only (VA-08, VA-61): never too long, a good one is cut to a name part's 23. */
export const middleName: FieldKind = {
  id: 'middle-name',
  normalise: (input) => {
    const name = plainText(input)
    return isName(name) ? cutTo(name, namePartLength) : name
  },
  check: checkNamePattern,
}
