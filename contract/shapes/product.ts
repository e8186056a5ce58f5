import * as z from 'zod/mini'

const charges = z.strictObject({
  addOnCardFee: z.number(),
  replacementFee: z.number(),
  /** Slabs by the amount due; "late payment up to" is the highest fee. */
  lateFees: z.array(z.strictObject({ dueAbove: z.number(), fee: z.number() })),
  overLimitFee: z.number(),
  chequeBounceFee: z.number(),
  monthlyInterestPercent: z.number(),
  /** A fraction: 0.035 is shown as 3.5% (CO-62). */
  foreignMarkup: z.number(),
  cashAdvanceShare: z.number(),
  cashAdvanceMinimum: z.number(),
  emiFrom: z.number(),
  contactlessUpTo: z.number(),
  interestFreeDays: z.number(),
  minimumDuePercent: z.number(),
})

const feePlan = z.strictObject({
  feeCode: z.string(),
  label: z.string(),
  joiningFee: z.number(),
  annualFee: z.number(),
  annualFeeWaivedFromSpend: z.optional(z.number()),
})

/** A card as its pages show it (EN-24 and more). Amounts in whole rupees, texts in the requested language. */
export const product = z.strictObject({
  productCode: z.string(),
  productLogo: z.string(),
  productName: z.string(),
  priority: z.string(),
  isCardVisible: z.boolean(),
  isAirlineCobrand: z.boolean(),
  feeCodeDetails: z.array(feePlan),
  theme: z.string(),
  networks: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  art: z.strictObject({
    pattern: z.string(),
    orientation: z.enum(['horizontal', 'vertical']),
    /** The card's own, as #rrggbb; absent where it has its theme's. */
    colours: z.optional(z.strictObject({ base: z.string(), glow: z.string(), ink: z.string(), foil: z.string() })),
  }),
  /** The looks to choose from; absent where the card has one. */
  designs: z.optional(z.array(z.strictObject({ code: z.string(), name: z.string(), pattern: z.string() }))),
  pitch: z.string(),
  benefits: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  eligibility: z.strictObject({
    minimumAge: z.number(),
    maximumAge: z.number(),
    minimumAnnualIncome: z.number(),
    employmentTypes: z.array(z.string()),
    note: z.optional(z.string()),
  }),
  preferences: z.array(z.string()),
  charges,
  /** Where an S100 reset sends applicants of the partner channel (SC-45). */
  storeUrl: z.optional(z.string()),
})
export type ProductOnWire = z.infer<typeof product>
