import fc from 'fast-check'
import * as z from 'zod/mini'

// Hostile requests for tests, derived from a call's own schema: requests that are wrong in one place, and complete
// garbage.

/** Factor on the number of random runs in `npm test`; `npm run soak` sets it. */
export const soak = Number(process.env['SOAK'] ?? 1)

declare module 'vitest' {
  interface TaskMeta {
    /** How many random runs a test makes; `npm run soak` prints them. */
    runs?: number
  }
}

const seed = process.env['SEED']
if (seed) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })

/** The part of JSON Schema that contract schemas use. */
export interface Shape {
  type?: string
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
  enum?: readonly unknown[]
  oneOf?: readonly Shape[]
  const?: unknown
}

export const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape

/** Part of every hostile text, so that a leak can be found. */
export const canary = 'Qx7~canary'

/** Placeholder for JSON that JSON.stringify never produces: 1e400, -0, a duplicate key. */
const raw = (json: string): string => `@raw${Buffer.from(json).toString('hex')}@`
const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/"@raw([0-9a-f]*)@"/g, (_, hex: string) =>
    Buffer.from(hex, 'hex').toString(),
  )

const ofLength = (length: number): fc.Arbitrary<string> =>
  fc
    .constantFrom(canary, 'a', '1', ' ', '.', '-', '@', 'a@', '\u0000', '\u200B', 'é', 'अ', '😀')
    .map((unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length))

/** Texts that often break code. */
const oddTexts = [
  '\u0000',
  `${canary}\u0000`,
  '\uD800',
  `\uDFFF${canary}\uD800`,
  '\u202E' + canary,
  '\u200B\u200D\uFEFF',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '१२३४५६',
  '１２３４５６',
  'İıŞſﬀ',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '0x10',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  `'; drop table application; -- ${canary}`,
  `<script>alert('${canary}')</script>`,
  '${jndi:ldap://example.com}',
  '../../etc/passwd',
  '%00%0d%0a',
  '%',
  '%E0%A4%A',
  `\r\nset-cookie: session=${canary}`,
  '\u2028\u2029',
] as const

export const hostileText = (limit = 64): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...oddTexts),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => canary + text),
    fc
      .constantFrom(0, 1, limit - 1, limit, limit + 1, limit * 2, 100_000)
      .chain((length) => ofLength(Math.max(0, length))),
  )

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth)

const hostileValue = (limit?: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileText(limit) },
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, [], {}, [[]], [{}], ['Y', 'N']),
    fc.constantFrom('1e400', '-1e400', '-0', '1e-400', '123456789012345678901234567890').map(raw),
    fc
      .constantFrom(nested(5000, '[', ']'), `${nested(2000, '{"a":', '').replace(/$/, '1')}${'}'.repeat(2000)}`)
      .map(raw),
    fc.constantFrom('{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}').map(raw),
    fc.array(fc.constantFrom<unknown>('Y', 1, null, {}), { minLength: 1, maxLength: 300 }),
  )

const dateTime = fc.constantFrom('2026-11-19T11:00:00+05:30', '2026-11-19T05:30:00Z', '0000-01-01T00:00:00.0Z')

/** Requests that the schema accepts. */
export function wellFormed(shape: Shape): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], pattern, format, minLength = 0, maxLength = 40, minItems = 0 } = shape
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.oneOf) return fc.oneof(...shape.oneOf.map(wellFormed))
  if (format === 'date-time') return dateTime
  if (pattern !== undefined)
    // A pattern says its own length, unless the shape does: a digest has 64 characters.
    return fc
      .stringMatching(new RegExp(pattern), { size: 'small' })
      .filter((text) => text.length <= (shape.maxLength ?? text.length))
  switch (type) {
    case 'string':
      return fc.string({ minLength, maxLength: Math.min(maxLength, 40) })
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(shape.minimum ?? 0, -90), max: Math.min(shape.maximum ?? 1000, 1000) })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(wellFormed(shape.items ?? {}), { minLength: minItems, maxLength: Math.max(1, minItems) })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, wellFormed(inner)])),
        { requiredKeys: [...required] },
      )
    default:
      return fc.constant('')
  }
}

type Path = readonly string[]

/** Every place of a request where something can be wrong, with the longest text that it accepts. */
function placesOf(shape: Shape, path: Path = []): { path: Path; limit?: number | undefined }[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([name, part]) => placesOf(part, [...path, name]))
  const ofOne = (shape.oneOf ?? []).flatMap((one) => placesOf(one, path))
  const ofItems = shape.items ? placesOf(shape.items, [...path, '0']) : []
  return [{ path, limit: shape.maxLength }, ...inner, ...ofOne, ...ofItems]
}

/** `undefined` removes the member. Own members only, `__proto__` too. */
function withAt(value: unknown, [name, ...rest]: Path, given: unknown): unknown {
  if (name === undefined) return given
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const before = entries.find(([key]) => key === name)?.[1]
  const after = withAt(before, rest, given)
  const others = entries.filter(([key]) => key !== name)
  if (Array.isArray(value)) return after === undefined ? [] : [after]
  return Object.fromEntries(after === undefined ? others : [...others, [name, after]])
}

const strangeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'admin', '', '\u0000', '\uD800', canary, '0']

/** JSON texts (and texts that aren't JSON) to be sent as a request of this shape. */
export function hostileJson(shape: Shape): fc.Arbitrary<string> {
  const places = placesOf(shape)
  const place = fc.constantFrom(...places)
  const wrongValue = fc
    .tuple(wellFormed(shape), place)
    .chain(([request, { path, limit }]) => hostileValue(limit).map((value) => toJson(withAt(request, path, value))))
  const missing = fc
    .tuple(wellFormed(shape), place)
    .map(([request, { path }]) => toJson(withAt(request, path, undefined)))
  const strange = fc
    .tuple(wellFormed(shape), place, fc.constantFrom(...strangeKeys), hostileValue())
    .map(([request, { path }, key, value]) => toJson(withAt(request, [...path, key], value)))
  const doubled = fc
    .tuple(wellFormed(shape), fc.constantFrom('a', ...Object.keys(shape.properties ?? {})), hostileValue())
    .map(([request, key, value]) => toJson(request).replace('{', `{${JSON.stringify(key)}:${toJson(value)},`))
  const notJson = fc.tuple(wellFormed(shape), fc.nat(60)).map(([request, cut]) => toJson(request).slice(0, cut))
  return fc.oneof(
    { weight: 5, arbitrary: wrongValue },
    { weight: 2, arbitrary: strange },
    missing,
    doubled,
    notJson,
    hostileText(),
  )
}
