import { upiStates } from '@card-journey/journey/rules/card/upi.ts'
import * as z from 'zod/mini'

/** UPI with the card. Absent where the card's network has none, or the bank doesn't offer it. */
export const cardUpi = z.strictObject({
  upi: z.optional(z.strictObject({ state: z.enum(upiStates), mobile: z.string() })),
})
