import * as z from 'zod/mini'
import { code, date as anyDate, gender as genders } from './wire-fields.ts'

/**
 * Pieces of a host's answer. Requests are closed and exact; answers are read with tolerance: unknown keys are ignored,
 * null is absent, a flag may be spelt in any usual way, one bad entry of a list is dropped and reported.
 */

/** What a schema takes; the sandbox bank answers in this type, a real host in whatever the pieces below forgive. */
type Piece<Output, Input = Output> = z.ZodMiniType<Output, Input>

/** Each piece reads `unknown`; its input type only says what a well-behaved host sends. */
const piece = <Input, Output>(schema: z.ZodMiniType<Output>): Piece<Output, Input> => schema as Piece<Output, Input>

/** An object: keys that it doesn't name are ignored, a null counts as absent. */
export const tolerantObject = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  piece<z.input<z.ZodMiniObject<Shape, z.core.$strip>>, z.output<z.ZodMiniObject<Shape, z.core.$strip>>>(
    z.pipe(z.transform(withoutNulls), z.object(shape)),
  )

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
}

const spellings: Readonly<Record<string, boolean>> = { Y: true, N: false, TRUE: true, FALSE: false, 1: true, 0: false }

/** Undefined for what is no flag. */
function readFlag(value: unknown): boolean | undefined {
  if (!['string', 'boolean', 'number'].includes(typeof value)) return undefined
  const spelling = String(value).trim().toUpperCase()
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined
}

/** Y/N, true/false, 1/0, as text or not. */
export const flag = piece<'Y' | 'N' | boolean, boolean>(z.pipe(z.transform(readFlag), z.boolean()))

/** The same where an unreadable flag has a meaning: none. */
export const flagIfReadable = z.optional(
  piece<'Y' | 'N' | boolean, boolean | undefined>(z.pipe(z.transform(readFlag), z.optional(z.boolean()))),
)

/** A word that is judged elsewhere and may be a flag: other spellings of a flag become Y and N, any word stays as sent. */
export const flagOrWord = piece<string, string>(
  z.pipe(
    z.transform((value) => {
      const read = typeof value === 'string' && /^\s*[yn]\s*$/i.test(value) ? undefined : readFlag(value)
      return read === undefined ? value : read ? 'Y' : 'N'
    }),
    code,
  ),
)

/** One of a closed list of words, trimmed and in any case. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Piece<Word> =>
  piece<Word, Word>(
    z.pipe(
      z.transform((value) => {
        const said = typeof value === 'string' ? value.trim().toUpperCase() : value
        return words.find((word) => word.toUpperCase() === said) ?? value
      }),
      z.enum(words as [Word, ...Word[]]),
    ),
  )

export const gender = oneOf(genders.options)
export const done = tolerantObject({ done: z.pipe(flag, z.literal(true)) })

/** Text that may be missing: absent is empty. */
export const textOrEmpty = (text: z.ZodMiniType<string, string>) => z._default(text, '')

/** What may be missing; hosts say so by null as well as by silence. */
export const maybe = <Output, Input>(part: z.ZodMiniType<Output, Input>) =>
  z.optional(piece<Input | null, Output>(part))

/** A code or an amount that is judged elsewhere, sent as text or as a number. */
export const codeOrNumber = piece<string, string>(z.pipe(z.transform(numberAsText), code))

/** A number of this many digits, sent as text or as a number. */
export const digits = (count: number) =>
  piece<string, string>(z.pipe(z.transform(numberAsText), z.string().check(z.regex(new RegExp(`^\\d{${count}}$`)))))

function numberAsText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

/** A day of the calendar, yyyy-MM-dd. */
export const date = anyDate.check(
  z.refine((day) => {
    const time = Date.parse(`${day}T00:00:00Z`)
    return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
  }),
)

/** A list whose bad entries are dropped; absent is empty. Entries past `most` are dropped too. */
export const listOf = <Output, Input>(entry: z.ZodMiniType<Output, Input>, most: number) =>
  z._default(
    piece<Input[], Output[]>(
      z.pipe(
        z.array(z.unknown()),
        z.transform((entries) => readEntries(entries, entry, most)),
      ),
    ),
    [],
  )

/** The same where "none" is news of its own: a list that came with entries and has no good one is unreadable. */
export const listWithSome = <Output, Input>(entry: z.ZodMiniType<Output, Input>, most: number) =>
  piece<Input[], Output[]>(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries, context) => {
        const good = readEntries(entries, entry, most)
        if (entries.length > 0 && good.length === 0)
          context.issues.push({ code: 'custom', message: 'no readable entry', input: entries })
        return good
      }),
    ),
  )

/** What was dropped from the answer being read. Reading is synchronous, so there is only one at a time. */
let dropped: string[] = []

function readEntries<Output>(entries: readonly unknown[], entry: z.ZodMiniType<Output>, most: number): Output[] {
  if (entries.length > most) dropped.push('too many')
  return entries.slice(0, most).flatMap((one) => {
    const read = entry.safeParse(one)
    if (read.success) return [read.data]
    dropped.push(...read.error.issues.slice(0, 1).map((issue) => [...issue.path, issue.code].join('.')))
    return []
  })
}

/** Reads a host's answer. `dropped` names the fields, never the values, that made an entry of a list unreadable. */
export function readTolerantly<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  dropped = []
  const parsed = schema.safeParse(value)
  return { parsed, dropped }
}
