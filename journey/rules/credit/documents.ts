import { addMonths, type Day } from '../../fields/dates.ts'
import { ntbDocuments } from '../../ids/marker-groups.ts'
import type { Marker } from '../../ids/markers.ts'
import type { Policy } from '../../policy.ts'

type SlipPolicy = Pick<Policy, 'salarySlipMonths'>

/**
 * The months whose slips are required, yyyy-MM, latest first: the three completed calendar months before today
 * (rulings, section 7).
 */
export const slipMonths = (today: Day, { salarySlipMonths }: SlipPolicy): string[] =>
  Array.from({ length: salarySlipMonths }, (_, index) => addMonths(today, -1 - index).slice(0, 7))

/** Slips of other months are welcome beside the required ones, if they can exist and still say something: the last two years'. */
export const mayUploadMonth = (month: string, today: Day): boolean =>
  month <= today.slice(0, 7) && month >= addMonths(today, -24).slice(0, 7)

/** Whether the bank has yet to decide on the proof of income. */
export const awaitsIncomeProof = ({ completedScreen }: { completedScreen: Marker }): boolean =>
  (ntbDocuments as readonly Marker[]).includes(completedScreen)

/** A pdf is a whole document: no page stands beside it. */
export const standsAlone = (others: readonly { kind: string }[], kind: string): boolean =>
  others.length === 0 || (kind !== 'pdf' && others.every((other) => other.kind !== 'pdf'))

/** Months still missing, latest first; slips of other months are allowed (VA-41). */
export const missingSlipMonths = (uploaded: readonly string[], today: Day, policy: SlipPolicy): string[] =>
  slipMonths(today, policy).filter((month) => !uploaded.includes(month))
