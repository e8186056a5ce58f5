import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const generateLink = defineCall({
  id: 'generateLink',
  method: 'POST',
  path: '/api/document-analysis/generateLink',
  summary:
    'The aggregator’s page for the open analysis, on an origin that the bank allows; the browser leaves: PERFIOS. The return address carries nothing.',
  caller: 'applicant',
  allowed: 'by-action',
  /** `inApp`: the page opens beside the bank's app, in a browser without the session; it leads back to the app. */
  request: z.strictObject({ applicationId: identifier, inApp: z.optional(z.boolean()) }),
  response: z.strictObject({ url: z.string(), application: applicationView }),
  problems: ['NOT_FOUND', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
