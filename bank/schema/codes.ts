import * as z from 'zod/mini'
import { words } from './words.ts'

export const productCode = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2,8}$/, 'must be 2 to 8 capital letters or digits, like "PVRB"'))

/** Used in URLs (`/card-details?productLogo=utsav`), so it never changes once published. */
export const productLogo = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and hyphens, like "vayu-miles"'))

export const code = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'must be letters, digits, "_" or "-", at most 40, like "TRAVEL"'))

/** Two letters and two digits (rulings, section 7: Channels). */
export const channelCode = z
  .string()
  .check(z.regex(/^[A-Z]{2}[0-9]{2}$/, 'must be two capital letters and two digits, like "SF95"'))

/** Whole rupees. */
export const rupees = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** A calendar day in India, yyyy-MM-dd, that exists. */
export const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date, year first, like "2026-12-25"'),
    z.refine(isDay, 'must be a day that exists, like "2026-12-25"'),
  )

/** A choice of a list: the code that is stored and sent, the label that is read. */
export const choice = z.strictObject({ code, label: words })

function isDay(value: string): boolean {
  const at = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}
