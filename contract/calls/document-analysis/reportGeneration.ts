import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const reportGeneration = defineCall({
  id: 'reportGeneration',
  method: 'POST',
  path: '/api/document-analysis/reportGeneration',
  summary:
    'Requests the report about the slips, once all months are there; finalBre decides on it. FIELDS_REFUSED has missingMonth under each month (yyyy-MM) that is missing (VA-41), or fileDamaged under one that the analysis can’t read.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationId: identifier }),
  response: oneApplication,
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
