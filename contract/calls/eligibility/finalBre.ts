import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const finalBre = defineCall({
  id: 'finalBre',
  method: 'POST',
  path: '/api/eligibility/finalBre',
  summary:
    'The decision after income documents: FINAL_BRE_APPROVED or FINAL_BRE_REJECT (BR-20). `working`: the analysis is still reading, ask again. `notAccepted`: these documents prove no income, others may be sent. FIELDS_REFUSED has missingMonth under each month (yyyy-MM) that is missing.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationId: identifier }),
  response: z.strictObject({
    state: z.enum(['working', 'notAccepted', 'decided']),
    application: applicationView,
  }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'BRE100', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
