import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { languageOnly } from '../../shapes/language.ts'

export const getVKYCSecurityDetails = defineCall({
  id: 'getVKYCSecurityDetails',
  method: 'GET',
  path: '/api/master/getVKYCSecurityDetails',
  summary: 'Hours of the video KYC desk and what the call demands (CO-42, CO-58).',
  caller: 'anyone',
  allowed: 'any',
  /** The response has no texts, but the web app asks for all master data in the applicant's language. */
  request: languageOnly,
  response: z.strictObject({
    /** 1 is Monday. */
    days: z.array(z.number()),
    /** HH:mm, included. */
    opens: z.string(),
    /** HH:mm, excluded. */
    closes: z.string(),
    locationMaxAgeMs: z.number(),
    aadhaarFreshWorkingDays: z.number(),
  }),
  problems: [],
  limit: 'public',
  repeat: 'read',
})
