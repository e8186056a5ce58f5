import type { FieldKind } from '../fields/field.ts'
import type { CrossRule } from './form.ts'
import type { ApplicationView } from '../application/view.ts'

/** The place of a choice in a list that the server gave (addresses, CRNs): 0 is the first. The items themselves stay there. */
export const listPosition: FieldKind = {
  id: 'list-position',
  normalise: (input) => input.trim(),
  whenEmpty: 'choiceInvalid',
  check: (value) => (/^\d{1,2}$/.test(value) ? undefined : 'choiceInvalid'),
}

/** The rule that the chosen place is in the list. */
export const inList = <Field extends string>(
  field: Field,
  lengthOf: (application: ApplicationView) => number,
): CrossRule<Field> => ({
  field,
  broken: ({ answers, application }) => (Number(answers[field]) < lengthOf(application) ? undefined : 'choiceInvalid'),
})
