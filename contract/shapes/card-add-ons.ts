import { addOnRelations, addOnStates } from '@card-journey/journey/rules/card/add-on.ts'
import * as z from 'zod/mini'

/** The add-on cards of a holder, and the limits that another one may have. Absent where none are offered. */
export const cardAddOns = z.optional(
  z.strictObject({
    cards: z.array(
      z.strictObject({
        name: z.string(),
        relation: z.enum(addOnRelations),
        limit: z.number(),
        state: z.enum(addOnStates),
        expectedBy: z.optional(z.string()),
      }),
    ),
    /** Empty: no other one may be ordered. */
    limits: z.array(z.number()),
  }),
)
