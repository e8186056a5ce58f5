import type { FieldKind, ListName } from './field.ts'
import type { MessageKey } from './messages.ts'
import { plainText, upperCased } from './plain-text.ts'

export interface ChoiceKind<Option extends string = string> extends FieldKind {
  options: readonly Option[]
}

/** One of a closed list of codes. With `list`, the bank's master data may offer fewer of them; a missing one is asked for by name. */
export const choice = <const Option extends string>(
  id: string,
  options: readonly Option[],
  list?: ListName,
  whenEmpty: MessageKey = 'choiceInvalid',
): ChoiceKind<Option> => ({
  id,
  options,
  ...(list && { list: { name: list, otherwise: 'choiceInvalid' as const } }),
  normalise: (input) => {
    const value = plainText(input)
    return options.find((option) => upperCased(option) === upperCased(value)) ?? value
  },
  whenEmpty,
  check: (value) => (options.some((option) => option === value) ? undefined : 'choiceInvalid'),
})
