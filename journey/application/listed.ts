import type * as z from 'zod/mini'

/** The part of a schema's definition that tells what it lists. */
interface Listing {
  _zod: {
    def: {
      shape?: Readonly<Record<string, Listing>>
      innerType?: Listing
      element?: Listing
      items?: readonly Listing[]
    }
  }
}

type Keep = (value: unknown) => unknown

/**
 * Keeps of a value only what a schema lists, at every depth. It drops, and judges nothing: a record that the schema would
 * refuse still reaches its owner. The schema is read once.
 */
export const listedBy = <Schema extends z.ZodMiniType>(schema: Schema) =>
  // Safe: every schema has such a definition, and what is kept of a value has the schema's members or fewer.
  keeping(schema as unknown as Listing) as (value: unknown) => z.infer<Schema>

/** Undefined for a value without parts, which is kept as it is. */
function keeping({ _zod: { def } }: Listing): Keep | undefined {
  const { shape, innerType, element, items } = def
  if (innerType) return keeping(innerType)
  if (shape) return keepingMembers(Object.entries(shape).map(([name, schema]) => ({ name, keep: keeping(schema) })))
  if (element) {
    const keep = keeping(element)
    return keep && ((value) => (Array.isArray(value) ? value.map(keep) : value))
  }
  if (!items) return undefined
  const keeps = items.map(keeping)
  return (value) => (Array.isArray(value) ? keeps.map((keep, at) => (keep ? keep(value[at]) : value[at])) : value)
}

const keepingMembers =
  (members: readonly { name: string; keep: Keep | undefined }[]): Keep =>
  (value) => {
    if (typeof value !== 'object' || value === null) return value
    const kept: Record<string, unknown> = {}
    for (const { name, keep } of members) {
      const member = (value as Readonly<Record<string, unknown>>)[name]
      if (member !== undefined) kept[name] = keep ? keep(member) : member
    }
    return kept
  }
