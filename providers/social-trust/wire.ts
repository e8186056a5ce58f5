import * as z from 'zod/mini'
import { done } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { id } from '../wire-fields.ts'

export const sendOtp = defineOperation({
  system: 'social-trust',
  path: '/otp',
  kind: 'effect',
  request: z.strictObject({ request_id: id }),
  response: done,
})
