import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { month } from '../../shapes/upload.ts'
import { ofSaving } from '../../wire-problems.ts'

export const orderPages = defineCall({
  id: 'orderPages',
  method: 'POST',
  path: '/api/document-analysis/orderPages',
  summary:
    'Puts the pages of a month’s slip in another order, before the decision. A file that is not there any more is no mistake; one that is not named stays behind the others.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    applicationId: identifier,
    month,
    /** Ids of the files, in their new order. */
    files: z.array(z.uuid()).check(z.minLength(1), z.maxLength(20)),
  }),
  response: oneApplication,
  problems: ['NOT_FOUND', ...ofSaving],
  limit: 'save',
  repeat: 'effect',
})
