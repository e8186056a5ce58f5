import * as z from 'zod/mini'
import { code, date as anyDate } from './wire-fields.ts'

/**
 * Building blocks for a host's response. Requests are closed and exact; responses are read tolerantly: unknown keys are
 * ignored, null means absent, a flag may be spelt in any usual way, a bad entry in a list is dropped and reported.
 */

/** The input type is what the sandbox bank sends; a real host may send whatever the pieces below tolerate. */
type Piece<Output, Input = Output> = z.ZodMiniType<Output, Input>

/** Each piece reads `unknown`; its input type only says what a well-behaved host sends. */
const piece = <Input, Output>(schema: z.ZodMiniType<Output>): Piece<Output, Input> => schema as Piece<Output, Input>

/** An object: unknown keys are ignored, null counts as absent. */
export const tolerantObject = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  piece<z.input<z.ZodMiniObject<Shape, z.core.$strip>>, z.output<z.ZodMiniObject<Shape, z.core.$strip>>>(
    z.pipe(z.transform(withoutNulls), z.object(shape)),
  )

function withoutNulls(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
}

const spellings: Readonly<Record<string, boolean>> = { Y: true, N: false, TRUE: true, FALSE: false, 1: true, 0: false }

/** Undefined if the value is not a flag. */
function readFlag(value: unknown): boolean | undefined {
  if (!['string', 'boolean', 'number'].includes(typeof value)) return undefined
  const spelling = String(value).trim().toUpperCase()
  return Object.hasOwn(spellings, spelling) ? spellings[spelling] : undefined
}

/** Y/N, true/false, 1/0, as text or as a value. */
export const flag = piece<'Y' | 'N' | boolean, boolean>(z.pipe(z.transform(readFlag), z.boolean()))

/** The same, but an unreadable flag counts as absent. */
export const flagIfReadable = z.optional(
  piece<'Y' | 'N' | boolean, boolean | undefined>(z.pipe(z.transform(readFlag), z.optional(z.boolean()))),
)

/**
 * A word that is interpreted elsewhere and may be a flag: other spellings of a flag become Y or N, any other word stays
 * as sent.
 */
export const flagOrWord = piece<string, string>(
  z.pipe(
    z.transform((value) => {
      const read = typeof value === 'string' && /^\s*[yn]\s*$/i.test(value) ? undefined : readFlag(value)
      return read === undefined ? value : read ? 'Y' : 'N'
    }),
    code,
  ),
)

/** One word of a closed list, trimmed, in any case. */
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

export const done = tolerantObject({ done: z.pipe(flag, z.literal(true)) })

/** Text that may be missing: absent is empty. */
export const textOrEmpty = (text: z.ZodMiniType<string, string>) => z._default(text, '')

/** An optional value; hosts send null or leave it out. */
export const maybe = <Output, Input>(part: z.ZodMiniType<Output, Input>) =>
  z.optional(piece<Input | null, Output>(part))

/** Something beside the answer proper: what can't be read counts as absent, and never makes the answer unreadable. */
export const ifReadable = <Output, Input>(part: z.ZodMiniType<Output, Input>) =>
  z.optional(piece<Input, Output | undefined>(z.transform((value): Output | undefined => part.safeParse(value).data)))

/** A code or an amount that is interpreted elsewhere, sent as text or as a number. */
export const codeOrNumber = piece<string, string>(z.pipe(z.transform(numberAsText), code))

/** A number of this many digits, sent as text or as a number. */
export const digits = (count: number) =>
  piece<string, string>(
    z.pipe(z.transform(numberAsText), z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${count}}$`)))),
  )

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

/** The same where it matters how many there are: a bad entry, or more than `most`, makes the list unreadable. */
export const wholeListOf = <Output, Input>(entry: z.ZodMiniType<Output, Input>, most: number) =>
  z._default(piece<Input[], Output[]>(z.array(entry).check(z.maxLength(most))), [])

/** The same where an empty list has a meaning: a list with entries, none of them good, is unreadable. */
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

/** What has been dropped from the response being read. Reading is synchronous, so there is only one at a time. */
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

/** Reads a host's response. `dropped` names the fields, never the values, that made an entry of a list unreadable. */
export function readTolerantly<Schema extends z.ZodMiniType>(schema: Schema, value: unknown) {
  dropped = []
  const parsed = schema.safeParse(value)
  return { parsed, dropped }
}
