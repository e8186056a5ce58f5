import * as z from 'zod/mini'
import { done, tolerantObject, oneOf } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id, mobile } from '../wire-fields.ts'

export const pushCase = defineOperation({
  system: 'los',
  path: '/cases',
  kind: 'effect',
  request: z.strictObject({ externalId: id, mobileNumber: mobile, productCode: code }),
  response: tolerantObject({ caseId: id }),
})

/** The applicant has withdrawn: nothing more is to be done about the case. */
export const closeCase = defineOperation({
  system: 'los',
  path: '/cases/close',
  kind: 'effect',
  request: z.strictObject({ externalId: id }),
  response: done,
})

export const caseStatus = defineOperation({
  system: 'los',
  path: '/cases/status',
  kind: 'read',
  request: z.strictObject({ externalId: id }),
  response: tolerantObject({ caseStatus: oneOf(['OPEN', 'APPROVED', 'REJECTED']) }),
})
