import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const ckycSearch = defineCall({
  id: 'ckycSearch',
  method: 'POST',
  path: '/api/kyc/ckycSearch',
  summary:
    'Looks the applicant up in the central KYC registry, once terms are accepted; sets TANDCMATCH_FOUND or TANDCMATCH_NOTFOUND.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
