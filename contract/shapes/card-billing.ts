import { autopayParts, statementWays } from '@card-journey/journey/rules/card/billing.ts'
import * as z from 'zod/mini'
import { identifier } from './identifiers.ts'

const dayOfMonth = z.int().check(z.minimum(1), z.maximum(31))

/** How the statement reaches the holder, and on which day of the month it is made. */
export const statementChoice = z.strictObject({ by: z.enum(statementWays), day: dayOfMonth })

/** What of each bill is paid by itself, and from which account; none is named where nothing is paid. */
export const autopayChoice = z.strictObject({ pays: z.enum(autopayParts), account: z.optional(identifier) })

/** What holds now beside what it may be changed to. A part that the card host doesn't offer is absent. */
export const cardBilling = z.strictObject({
  statement: z.optional(z.extend(statementChoice, { ways: z.array(z.enum(statementWays)), days: z.array(dayOfMonth) })),
  autopay: z.optional(
    z.extend(autopayChoice, { accounts: z.array(z.strictObject({ account: identifier, masked: z.string() })) }),
  ),
})
