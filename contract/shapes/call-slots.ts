import * as z from 'zod/mini'

/** An instant of a slot, as the server wrote it. */
const start = z.string()

/** The calendar of bookable calls, and the applicant's own booking in it. */
export const callSlots = z.strictObject({
  /** The applicant's own booking, if its time has not passed. */
  booked: z.optional(start),
  /** Length of a slot. */
  minutes: z.number(),
  days: z.array(z.strictObject({ day: z.string(), slots: z.array(z.strictObject({ at: start, free: z.boolean() })) })),
})
