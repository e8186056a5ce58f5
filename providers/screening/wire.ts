import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { maybe, oneOf, tolerantObject } from '../response-fields.ts'
import { date, id, line, pan } from '../wire-fields.ts'

/** A hit without a case could never be decided, so it is no answer. */
export const screenPerson = defineOperation({
  system: 'screening',
  path: '/persons',
  kind: 'effect',
  request: z.strictObject({
    externalId: id,
    pan,
    firstName: line,
    middleName: line,
    lastName: line,
    dob: date,
  }),
  response: tolerantObject({ result: oneOf(['CLEAR', 'HIT']), caseId: maybe(id) }).check(
    z.refine(({ result, caseId }) => result === 'CLEAR' || caseId !== undefined),
  ),
})

export const caseReview = defineOperation({
  system: 'screening',
  path: '/cases/status',
  kind: 'read',
  request: z.strictObject({ caseId: id }),
  response: tolerantObject({ caseStatus: oneOf(['OPEN', 'CLEARED', 'CONFIRMED']) }),
})
