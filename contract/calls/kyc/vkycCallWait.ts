import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { videoCallPart } from '../../shapes/markers.ts'
import { applicationView } from '../../shapes/application.ts'

export const vkycCallWait = defineCall({
  id: 'vkycCallWait',
  method: 'POST',
  path: '/api/kyc/vkycCallWait',
  summary: 'Takes a place in the queue for a video call and sets VKYC_INIT (VK-13).',
  caller: 'applicant',
  allowed: { NTB: videoCallPart },
  request: z.strictObject({}),
  response: z.strictObject({
    ticket: z.string(),
    place: z.number(),
    estimateSeconds: z.number(),
    application: applicationView,
  }),
  problems: ['agentUnavailable', 'P105', 'P106', 'WRONG_STATE', 'UNAVAILABLE'],
  limit: 'lookup',
  repeat: 'effect',
})
