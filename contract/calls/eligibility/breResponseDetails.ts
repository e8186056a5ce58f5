import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { decisionParts } from '../../shapes/decision-response.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { language } from '../../shapes/language.ts'
import { ofSaving } from '../../wire-problems.ts'

export const breResponseDetails = defineCall({
  id: 'breResponseDetails',
  method: 'POST',
  path: '/api/eligibility/breResponseDetails',
  summary: 'Processes the business rules: the bank’s decision becomes stored facts and a marker (BR-01 to BR-14).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    applicationId: identifier,
    trustingSocial: z.optional(z.enum(['Y', 'N'])),
    tsOTP: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    tsRequestId: z.optional(identifier),
    /** In which the answers were shown. */
    language,
  }),
  response: z.strictObject(decisionParts),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'BRE100', 'bureauTomorrow', 'C101', ...ofSaving],
  limit: 'decision',
  repeat: 'effect',
})
