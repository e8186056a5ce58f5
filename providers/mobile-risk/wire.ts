import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { flag, maybe, oneOf, tolerantObject } from '../response-fields.ts'
import { mobile } from '../wire-fields.ts'

/** Without `fri` the number is not rated. A rating that can’t be read is no answer, never a low one. */
export const checkNumber = defineOperation({
  system: 'mobile-risk',
  path: '/check',
  kind: 'effect',
  request: z.strictObject({ mobileNumber: mobile }),
  response: tolerantObject({ mnrl: flag, fri: maybe(oneOf(['MEDIUM', 'HIGH', 'VERY_HIGH'])) }),
})
