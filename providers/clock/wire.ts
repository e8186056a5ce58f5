import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'

export const clockOffset = defineOperation({
  system: 'clock',
  path: '/offset',
  kind: 'read',
  request: z.strictObject({}),
  response: z.strictObject({ offsetMs: z.int() }),
})
