import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

/** The unique device check: ok, failed or unknown for each item (VK-12). */
const check = z.enum(['ok', 'failed', 'unknown'])

export const vkycCallWait = defineCall({
  id: 'vkycCallWait',
  method: 'POST',
  path: '/api/kyc/vkycCallWait',
  summary: 'Takes a place in the queue for a video call and sets VKYC_INIT (VK-13).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    udc: z.strictObject({ browser: check, camera: check, microphone: check, light: check, bandwidth: check }),
  }),
  response: z.strictObject({
    ticket: z.string(),
    place: z.number(),
    estimateSeconds: z.number(),
    application: applicationView,
  }),
  problems: ['agentUnavailable', 'mobileBrowserOnly', 'locationDenied', 'P105', 'P106', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
