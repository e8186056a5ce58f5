import * as z from 'zod/mini'
import { choice, code, rupees } from './codes.ts'
import { words } from './words.ts'

/** The codes are the application's own values (EC-43): labels may be edited, codes not. */
export const gendersFile = z.array(z.strictObject({ code: z.enum(['MALE', 'FEMALE', 'OTHER']), label: words }))
export const maritalStatusesFile = z.array(
  z.strictObject({ code: z.enum(['SINGLE', 'MARRIED', 'DIVORCED']), label: words }),
)

export const industriesFile = z.array(choice)

/** Monthly income in whole rupees, both ends included; the highest range has no upper end. */
export const incomeRangesFile = z.array(
  z.strictObject({ code, lower: rupees, upper: z.nullable(rupees), label: words }),
)

/** Filter chips of the listing. Each card names the chips it belongs to. */
export const preferencesFile = z.array(choice)

export const companiesFile = z.array(z.string().check(z.minLength(3), z.maxLength(80)))

/** negative-list.json: companies and pincodes that the bank does not accept (getNegativeCheckDetails). */
export const negativeListFile = z.strictObject({
  companies: z.array(z.string()),
  pincodes: z.array(z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be a pincode of six digits'))),
})

export type Choice = z.infer<typeof choice>
export type IncomeRange = z.infer<typeof incomeRangesFile>[number]
export type NegativeList = z.infer<typeof negativeListFile>
/** EN-26. */
export type Preference = Choice & { productCodes: readonly string[] }
