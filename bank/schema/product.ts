import * as z from 'zod/mini'
import { changedCharges } from './charges.ts'
import type { Charges } from './charges.ts'
import { code, productCode, productLogo, rupees } from './codes.ts'
import { words } from './words.ts'

/** The patterns available for card art. */
export const artPatterns = [
  'waves',
  'wing',
  'peaks',
  'contours',
  'grid',
  'arches',
  'weave',
  'rays',
  'leaves',
  'orbits',
  'dunes',
  'plain',
] as const

const colour = z.string().check(z.regex(/^#[\da-f]{6}$/, 'must be a colour like "#2a1458"'))

/** What a card is drawn with; cross-check/card-colours.ts sees that it can be read. */
const colours = z.strictObject({ base: colour, glow: colour, ink: colour, foil: colour })
export type CardColours = z.infer<typeof colours>

/** The themes that a card can give its pages. */
export const themes = ['pvrb', 'airline', 'fashion', 'digital', 'business'] as const
export const theme = z.enum(themes)

/** The application's own values (CO-24): each is asked its own questions. */
export const employmentTypes = ['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT'] as const

const age = z.int().check(z.minimum(18), z.maximum(100))

/** A fee plan of a card. Campaign links name it by `feeCode`, beside productLogo. */
const feePlan = z.strictObject({
  feeCode: code,
  label: words,
  joiningFee: rupees,
  annualFee: rupees,
  /** Annual spending from which the next year's fee is waived. */
  annualFeeWaivedFromSpend: z.optional(rupees),
})

/** A look of a card: its code goes to the card host. */
const design = z.strictObject({ code, name: words, pattern: z.enum(artPatterns) })

/** products/<productLogo>.json: one card (EN-24 and what its pages show). */
export const productFile = z.strictObject({
  productCode,
  productLogo,
  productName: z.string().check(z.minLength(3), z.maxLength(40)),
  /** A larger number ranks higher in the listing (PL-13). */
  priority: z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number in quotes, like "100"')),
  isCardVisible: z.boolean(),
  isAirlineCobrand: z.boolean(),
  feeCodeDetails: z.array(feePlan).check(z.minLength(1)),
  theme,
  networks: z.array(code).check(z.minLength(1)),
  art: z.strictObject({ pattern: z.enum(artPatterns), colours: z.optional(colours) }),
  /** Other looks of the same card, among which its customer chooses; without them it has that of `art` alone. */
  designs: z.optional(z.array(design).check(z.minLength(2), z.maxLength(4))),
  pitch: words,
  benefits: z.array(z.strictObject({ title: words, text: words })).check(z.minLength(2), z.maxLength(8)),
  eligibility: z.strictObject({
    minimumAge: age,
    maximumAge: age,
    minimumAnnualIncome: rupees,
    employmentTypes: z.array(z.enum(employmentTypes)).check(z.minLength(1)),
    note: z.optional(words),
  }),
  /** The lowest credit limit that may be chosen for it; without it, the policy's. */
  lowestLimit: z.optional(rupees),
  preferences: z.array(code),
  charges: z.optional(changedCharges),
})
export type ProductFile = z.infer<typeof productFile>

/** A card as the product uses it: with its whole schedule of charges and, if it has one, its store. */
export type Product = Omit<ProductFile, 'charges'> & { charges: Charges; storeUrl?: string }
export type FeePlan = Product['feeCodeDetails'][number]
