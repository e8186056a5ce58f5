import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

const short = z.string().check(z.maxLength(200))

export const reportError = defineCall({
  id: 'reportError',
  method: 'POST',
  path: '/api/apps/reportError',
  summary: 'A render failure or a failed call, without personal data, with the trace id (ER-18, ER-34).',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({
    kind: z.enum(['render', 'call', 'chunk']),
    screen: short,
    name: short,
    diagnostic: short,
    /** For a failed call: the problem that it ended in. */
    problem: z.optional(z.string().check(z.maxLength(40))),
    /** For a failed call: its trace. */
    trace: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
    build: short,
  }),
  response: z.strictObject({}),
  problems: [],
  limit: 'report',
  repeat: 'read',
})
