import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { fileKind, month, page, piece } from '../../shapes/upload.ts'
import { ofSaving } from '../../wire-problems.ts'
import { uploadKinds } from '@card-journey/journey/ids/uploads.ts'

/**
 * One piece of a file. The server says how much of it it has; the next piece begins there, and one that begins anywhere
 * else changes nothing, so an interrupted upload goes on by sending any piece, also an empty one. Pieces of less than
 * 16 KiB are taken at the end of a file only; on a slow line send about as much as goes through in five seconds.
 *
 * Once everything is there the file is checked, which may take seconds: the response has the `page` when it is kept, and
 * without `page` the check is under way in another request (ask again with an empty piece). FIELDS_REFUSED names what is
 * wrong with it under `file`: fileEmpty, fileTooLarge, fileTypeInvalid, fileTwoTypes, filePassword, fileDamaged,
 * fileActive, fileTooManyPages, fileTooManyPixels, fileUnsafe, fileAlone (a pdf is a whole document), filesTooMany; under
 * `month`: slipMonthRefused. A completed or refused uploadId answers the same again.
 */
export const fileUpload = defineCall({
  id: 'fileUpload',
  method: 'POST',
  path: '/api/document-analysis/fileUpload',
  summary: 'Sends the next piece of a file; the last one has it checked and kept (VA-38 to VA-40, T14).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    applicationId: identifier,
    kind: z.enum(uploadKinds),
    /** Of a salary slip. */
    month: z.optional(month),
    /** The place of this file in its document. If another file is there, it comes into the next free one. */
    page,
    /** The id of the file that it replaces, wherever that is by now. */
    replaces: z.optional(identifier),
    /** Of the chosen file, made by the browser. */
    uploadId: z.uuid(),
    /** Bytes in all. */
    size: z.int().check(z.gte(0), z.lte(1_000_000_000)),
    /** Of the whole file, hex. */
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    /** Where this piece begins. */
    offset: z.int().check(z.gte(0)),
    /** The piece in base64, up to 256 KiB of the file. Empty: only asks how much the server has. */
    content: piece,
  }),
  response: z.strictObject({
    received: z.number(),
    page: z.optional(z.strictObject({ id: z.string(), kind: fileKind, pages: z.number() })),
    /** The record with this page in it. */
    application: z.optional(applicationView),
  }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', ...ofSaving],
  limit: 'upload',
  repeat: 'read',
})
