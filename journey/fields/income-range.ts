import type { FieldKind } from './field.ts'
import { plainText } from './plain-text.ts'

/** The placeholder option of the list: not an answer (VA-43). */
export const incomePlaceholder = 'default'

/** Monthly income: the code of a range of the master data. */
export const incomeRange: FieldKind = {
  id: 'income-range',
  list: { name: 'incomeRanges', otherwise: 'incomeInvalid' },
  normalise: (input) => {
    const code = plainText(input)
    return code.toLowerCase() === incomePlaceholder ? '' : code
  },
  check: (value) => (/^[A-Za-z0-9_-]{1,20}$/.test(value) ? undefined : 'incomeInvalid'),
  whenEmpty: 'incomeRequired',
}
