import * as z from 'zod/mini'
import { tolerantObject, flag, textOrEmpty } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, line } from '../wire-fields.ts'

export const reverseGeocode = defineOperation({
  system: 'location',
  path: '/reverse',
  kind: 'read',
  request: z.strictObject({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lng: z.number().check(z.gte(-180), z.lte(180)),
  }),
  response: tolerantObject({ countryCode: code, city: textOrEmpty(line), state: textOrEmpty(line) }),
})

export const ipVerdict = defineOperation({
  system: 'location',
  path: '/ip',
  kind: 'read',
  request: z.strictObject({ ip: z.string().check(z.regex(/^[0-9a-fA-F:.]{2,45}$/)) }),
  response: tolerantObject({ countryCode: code, proxy: flag }),
})
