import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { month } from '../../shapes/upload.ts'
import { ofSaving } from '../../wire-problems.ts'

export const removeUpload = defineCall({
  id: 'removeUpload',
  method: 'POST',
  path: '/api/document-analysis/removeUpload',
  summary:
    'Takes back one file or all files of a month’s slip, or (without a month) of the identity document, before the decision. What is not there is no mistake.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationId: identifier, month: z.optional(month), file: z.optional(identifier) }),
  response: oneApplication,
  problems: ['NOT_FOUND', ...ofSaving],
  limit: 'save',
  repeat: 'effect',
})
