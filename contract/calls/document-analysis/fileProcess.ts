import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { fileKind, month } from '../../shapes/upload.ts'
import { ofSaving } from '../../wire-problems.ts'

export const fileProcess = defineCall({
  id: 'fileProcess',
  method: 'POST',
  path: '/api/document-analysis/fileProcess',
  summary:
    'Makes one document of a month’s pages, archives it and hands it to document analysis. FIELDS_REFUSED: `month` missingMonth (no page there), or `file` fileDamaged (the analysis can’t read it).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationId: identifier, month }),
  response: z.strictObject({
    document: z.strictObject({ month: z.string(), pages: z.number(), kind: fileKind }),
    application: applicationView,
  }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
