import * as z from 'zod/mini'

/** Kinds of value that several hosts share on the wire. Lengths are generous caps, not the product's rules. */
export const line = z.string().check(z.maxLength(200))
export const code = z.string().check(z.maxLength(60))
export const id = z.string().check(z.minLength(1), z.maxLength(100))
export const mobile = z.string().check(z.regex(/^[6-9]\d{9}$/))
export const pan = z.string().check(z.regex(/^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/))
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const instant = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/))
export const yesNo = z.enum(['Y', 'N'])
export const rupees = z.int().check(z.gte(0), z.lte(100_000_000))
export const gender = z.enum(['MALE', 'FEMALE', 'OTHER'])
