import * as z from 'zod/mini'

/** The language in which an answer's words are wanted; one that a text doesn't have falls back to English. */
export const language = z.optional(z.string().check(z.regex(/^[a-z]{2}$/)))

/** A request that asks for nothing but its language. */
export const languageOnly = z.strictObject({ language })

/** Choices of a list: the code that is stored and sent, the label in the asked language. */
export const choices = z.array(z.strictObject({ code: z.string(), label: z.string() }))
