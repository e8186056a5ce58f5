import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'

export const changeCard = defineCall({
  id: 'changeCard',
  method: 'POST',
  path: '/api/apps/changeCard',
  summary:
    'Chooses another card for the same application, before the first decision; only one that fits the applicant.',
  caller: 'applicant',
  allowed: 'any',
  request: z.strictObject({ productLogo: identifier, version: z.int() }),
  response: oneApplication,
  problems: ['VERSION_CONFLICT', 'WRONG_STATE', 'PRODUCT_NOT_FOUND', 'UNAVAILABLE'],
  limit: 'save',
  repeat: 'effect',
})
