import * as z from 'zod/mini'
import { answer } from '../answer-fields.ts'
import { defineOperation } from '../operation.ts'

export const clockOffset = defineOperation({
  system: 'clock',
  path: '/offset',
  kind: 'read',
  request: z.strictObject({}),
  response: answer({ offsetMs: z.int() }),
})
