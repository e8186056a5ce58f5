import type * as z from 'zod/mini'
import type { $ZodTypes } from 'zod/v4/core'
import { words } from '@card-journey/bank/schema/words.ts'

/** The fields that a schema ends in, as paths: `[]` is each entry of a list, `*` each key of a record; words are one field. */
export function leavesOf(schema: z.ZodMiniType, path = ''): string[] {
  if (Object.is(schema, words)) return [path]
  const { def } = (schema as unknown as $ZodTypes)._zod
  const inner = (part: unknown, name: string) => leavesOf(part as z.ZodMiniType, name)
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) => inner(part, path ? `${path}.${name}` : name))
    case 'array':
      return inner(def.element, `${path}[]`)
    case 'record':
      return inner(def.valueType, `${path}.*`)
    case 'optional':
    case 'nullable':
      return inner(def.innerType, path)
    default:
      return [path]
  }
}
