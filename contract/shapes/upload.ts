import { mostPages } from '@card-journey/journey/fields/upload.ts'
import * as z from 'zod/mini'

/** A calendar month, yyyy-MM. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

export const fileKind = z.enum(['pdf', 'jpg', 'png'])

/** The place of a page in its document. */
export const page = z.int().check(z.gte(1), z.lte(mostPages))

/** The most bytes of a file that one request carries, before base64. */
export const pieceBytes = 256 * 1024

export const piece = z
  .string()
  .check(
    z.maxLength(Math.ceil(pieceBytes / 3) * 4),
    z.regex(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/),
  )
