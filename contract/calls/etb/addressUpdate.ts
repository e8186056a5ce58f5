import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { screenAction, typedAt } from '../../shapes/screen-action.ts'
import { ofStep } from '../../wire-problems.ts'

export const addressUpdate = defineCall({
  id: 'addressUpdate',
  method: 'POST',
  path: '/api/etb/apps/addressUpdate',
  summary:
    'Saves an address that the bank’s file lacks and asks the bank to take it over; the application waits until that is done.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationDetails: screenAction, typedAt }),
  response: oneApplication,
  problems: ofStep,
  limit: 'save',
  repeat: 'effect',
})
