import * as z from 'zod/mini'
import { tolerantObject } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'

export const clockOffset = defineOperation({
  system: 'clock',
  path: '/offset',
  kind: 'read',
  request: z.strictObject({}),
  response: tolerantObject({ offsetMs: z.int() }),
})
