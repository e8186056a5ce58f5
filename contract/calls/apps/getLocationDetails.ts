import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const getLocationDetails = defineCall({
  id: 'getLocationDetails',
  method: 'POST',
  path: '/api/apps/getLocationDetails',
  summary:
    'Whether the browser’s position is inside India; a position older than 150000 ms is not used (VK-12, CO-32).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    accuracyMetres: z.number().check(z.gte(0)),
    takenAt: z.iso.datetime({ offset: true }),
  }),
  response: oneApplication,
  problems: ['P105', 'P106', 'locationDenied', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
