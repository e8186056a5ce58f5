import { registrations } from '@card-journey/bank/schema/message.ts'
import { words } from '@card-journey/bank/schema/words.ts'

/** A schema, as far as the walk over it reads it. */
interface Schema {
  _zod: { def: unknown }
}

type Definition =
  | { type: 'object'; shape: Readonly<Record<string, Schema>> }
  | { type: 'array'; element: Schema }
  | { type: 'record'; valueType: Schema }
  | { type: 'optional' | 'nullable'; innerType: Schema }
  | { type: 'value' }

/**
 * The fields that a schema ends in, as paths: `[]` is each entry of a list, `*` each key of a record; what there is for each language
 * is one field. */
export function leavesOf(schema: Schema, path = ''): string[] {
  if (Object.is(schema, words) || Object.is(schema, registrations)) return [path]
  const definition = schema._zod.def as Definition
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([name, part]) => leavesOf(part, path ? `${path}.${name}` : name))
    case 'array':
      return leavesOf(definition.element, `${path}[]`)
    case 'record':
      return leavesOf(definition.valueType, `${path}.*`)
    case 'optional':
    case 'nullable':
      return leavesOf(definition.innerType, path)
    default:
      return [path]
  }
}
