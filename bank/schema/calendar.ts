import * as z from 'zod/mini'
import { day } from './codes.ts'
import { words } from './words.ts'

export const holidaysFile = z.array(z.strictObject({ date: day, name: words }))
export type Holiday = z.infer<typeof holidaysFile>[number]

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, like "09:30"'))

/** video-kyc.json: when the desk is open and what the call asks for (CO-42, VK-12, VK-13). */
export const videoKycFile = z.strictObject({
  /** 1 is Monday, 7 is Sunday. */
  days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1)),
  /** Included. */
  opens: time,
  /** Excluded: at 18:30:00 the desk is closed. */
  closes: time,
  /** A browser position older than this is not used (CO-58). */
  locationMaxAgeMs: z.int().check(z.minimum(1000)),
  /** Working days for which an Aadhaar verification is fresh enough for the call. */
  aadhaarFreshWorkingDays: z.int().check(z.minimum(0), z.maximum(30)),
  /** Calls at a booked time. */
  booking: z.strictObject({
    /** Length of a slot; the first one begins when the desk opens. */
    minutes: z.int().check(z.minimum(5), z.maximum(240)),
    /** How many applicants may book the same slot. */
    callsPerSlot: z.int().check(z.minimum(1), z.maximum(1000)),
    /** How far ahead, where no Aadhaar check sets an earlier end. Today counts if the desk works. */
    workingDaysAhead: z.int().check(z.minimum(1), z.maximum(30)),
    /** How long before it the applicant is reminded. */
    reminderMinutes: z.int().check(z.minimum(1), z.maximum(1440)),
  }),
  /** Continuing a call on a phone (ADR 0049). */
  handOff: z.strictObject({
    linkMinutes: z.int().check(z.minimum(1), z.maximum(60)),
    /** Per mobile number and day. */
    linksPerDay: z.int().check(z.minimum(1), z.maximum(100)),
  }),
})
export type VideoKyc = z.infer<typeof videoKycFile>

const moment = z
  .string()
  .check(
    z.regex(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/,
      'must be a date and time, like "2026-12-06T01:00:00+05:30"; without an offset it is Indian time',
    ),
  )

/** downtime.json: announced maintenance; start included, end excluded (EN-38). */
export const downtimeFile = z.array(z.strictObject({ downTimeStartDate: moment, downTimeEndDate: moment }))
export type Downtime = z.infer<typeof downtimeFile>[number]

/** ISO 8601 with offset: what comes without one is Indian time. */
export function withOffset(value: string): string {
  return /(Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}+05:30`
}
