import * as z from 'zod/mini'
import { applicationView } from './application.ts'

/**
 * What the decision's calls answer (CA-13): the bank's decision, or the social-trust request that it opened. Reasons
 * stay on the server.
 */
export const decisionParts = {
  FICOBRE_CC: z.optional(
    z.strictObject({ CCResponse: z.strictObject({ systemDecision: z.string(), incomeDocRequired: z.string() }) }),
  ),
  data: z.optional(z.strictObject({ request_id: z.string() })),
  application: applicationView,
}
