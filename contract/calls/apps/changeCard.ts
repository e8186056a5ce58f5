import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const changeCard = defineCall({
  id: 'changeCard',
  method: 'POST',
  path: '/api/apps/changeCard',
  summary:
    'Chooses another card for the same application, before the first decision; only one that fits the applicant.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({ productLogo: identifier, version: z.int() }),
  response: oneApplication,
  problems: ['PRODUCT_NOT_FOUND', ...ofSaving],
  limit: 'save',
  repeat: 'effect',
})
