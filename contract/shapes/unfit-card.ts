import * as z from 'zod/mini'

/** Why the chosen card is not for this applicant, and the cards that are. */
export const unfitCard = z.strictObject({
  reason: z.enum(['customers', 'age', 'employment']),
  productName: z.string(),
  minimumAge: z.number(),
  maximumAge: z.number(),
  employmentTypes: z.array(z.string()),
  cards: z.array(
    z.strictObject({
      productCode: z.string(),
      productLogo: z.string(),
      productName: z.string(),
      feeCode: z.string(),
      isAirlineCobrand: z.boolean(),
    }),
  ),
})
export type UnfitCard = z.infer<typeof unfitCard>
