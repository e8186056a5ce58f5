import * as z from 'zod/mini'

/** The language for the response's texts; a text that doesn't have it falls back to English. */
export const language = z.optional(z.string().check(z.regex(/^[a-z]{2}$/)))

/** A request with nothing but a language. */
export const languageOnly = z.strictObject({ language })

/** Choices of a list: the code that is stored and sent, the label in the requested language. */
export const choices = z.array(z.strictObject({ code: z.string(), label: z.string() }))
