import type { FieldKind } from './field.ts'
import { plainText, upperCased } from './plain-text.ts'

export interface ChoiceKind<Option extends string = string> extends FieldKind {
  options: readonly Option[]
}

/** One of a closed list of codes. */
export const choice = <const Option extends string>(id: string, options: readonly Option[]): ChoiceKind<Option> => ({
  id,
  options,
  normalise: (input) => {
    const value = plainText(input)
    return options.find((option) => upperCased(option) === upperCased(value)) ?? value
  },
  check: (value) => (options.some((option) => option === value) ? undefined : 'choiceInvalid'),
})
