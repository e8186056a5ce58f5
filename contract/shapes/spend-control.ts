import { spendKinds } from '@card-journey/journey/rules/card/spend-control.ts'
import * as z from 'zod/mini'

const rupees = z.int().check(z.minimum(0), z.maximum(100_000_000))

/** One kind of use of the card. */
export const spendControl = z.strictObject({
  kind: z.enum(spendKinds),
  enabled: z.boolean(),
  limit: rupees,
  highest: rupees,
})

export const askedSpendControl = z.omit(spendControl, { highest: true })
