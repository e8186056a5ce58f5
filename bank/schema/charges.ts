import * as z from 'zod/mini'
import { rupees } from './codes.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
const percent = z.number().check(z.minimum(0), z.maximum(100))

const every = {
  addOnCardFee: rupees,
  replacementFee: rupees,
  /** Slabs by the amount due; the highest fee is what "late payment up to" says. */
  lateFees: z.array(z.strictObject({ dueAbove: rupees, fee: rupees })).check(z.minLength(1)),
  overLimitFee: rupees,
  chequeBounceFee: rupees,
  /** Percent a month on the balance that is carried over. */
  monthlyInterestPercent: percent,
  /** A fraction: 0.035 is shown as 3.5% (CO-62). */
  foreignMarkup: share,
  cashAdvanceShare: share,
  cashAdvanceMinimum: rupees,
  /** Bills from this amount may be paid in instalments. */
  emiFrom: rupees,
  contactlessUpTo: rupees,
  interestFreeDays: z.int().check(z.minimum(0), z.maximum(60)),
  minimumDuePercent: percent,
}

/** charges.json: the bank's schedule of charges for every card. */
export const chargesFile = z.strictObject(every)
export type Charges = z.infer<typeof chargesFile>

/** What one card changes in the schedule. */
export const changedCharges = z.partial(chargesFile)
