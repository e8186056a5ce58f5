import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { mobileNumber } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const mobileLinkToAadhaar = defineCall({
  id: 'mobileLinkToAadhaar',
  method: 'POST',
  path: '/api/apps/mobileLinkToAadhaar',
  summary: 'Takes the mobile that the applicant’s Aadhaar knows, where it is another than the application’s (SC-42).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ mobileNumber }),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
