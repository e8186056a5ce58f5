import { codeOf } from '../../fields/flag.ts'
import { filterByPreference, type ListedProduct, type Preference } from './products.ts'

/** What a visitor of the listing tapped. It stays in the page: never stored, never sent. */
export interface Wishes {
  /** Codes of preferences: what the card is for. */
  purposes: readonly string[]
  /** One of `incomeSteps`, in rupees a year: where the range that was tapped begins. */
  income?: number | undefined
}

export interface OfferedProduct extends ListedProduct {
  eligibility: { minimumAnnualIncome: number }
}

export const noWishes: Wishes = { purposes: [] }

/**
 * Where the ranges of income to choose from begin, lowest first, from 0: the incomes from which more of the cards are open.
 * Six at most: those go whose cards the fewest incomes lose, because the next step is close by. The highest stays, so that
 * each card is open to some range.
 */
export function incomeSteps(products: readonly OfferedProduct[]): number[] {
  const minimums = products.map(({ eligibility }) => eligibility.minimumAnnualIncome)
  const steps = [...new Set([0, ...minimums])].sort((one, other) => one - other)
  while (steps.length > 6) {
    // What follows the highest is no number, and what follows 0 is not near.
    const widths = steps.map((step, at) => (steps[at + 1] ?? Infinity) / step)
    steps.splice(widths.indexOf(Math.min(...widths)), 1)
  }
  return steps
}

/** The wishes after a tap on a purpose: each may be on. */
export const withPurpose = (wishes: Wishes, code: string): Wishes => ({
  ...wishes,
  purposes: wishes.purposes.includes(code)
    ? wishes.purposes.filter((other) => other !== code)
    : [...wishes.purposes, code],
})

/** The wishes after a tap on an income: one is on, or none. */
export const withIncome = (wishes: Wishes, income: number): Wishes => ({
  ...wishes,
  income: wishes.income === income ? undefined : income,
})

const purposesMet = (
  { productCode }: ListedProduct,
  preferences: readonly Preference[],
  purposes: readonly string[],
): number =>
  preferences.filter(
    ({ code, productCodes }) => purposes.includes(code) && productCodes.map(codeOf).includes(codeOf(productCode)),
  ).length

/**
 * The cards that are open to the income and have one of the purposes, those with more of them first, else in the
 * listing's order.
 */
export function cardsFor<Product extends OfferedProduct>(
  products: readonly Product[],
  preferences: readonly Preference[],
  { purposes, income = Infinity }: Wishes,
): Product[] {
  const open = products.filter(({ eligibility }) => eligibility.minimumAnnualIncome <= income)
  const met = (product: Product) => purposesMet(product, preferences, purposes)
  // Old browsers don't keep the order of equals.
  return filterByPreference(open, preferences, purposes).sort(
    (one, other) => met(other) - met(one) || open.indexOf(one) - open.indexOf(other),
  )
}

/** The best of these cards, once both questions are answered: the first, if it is for all that was tapped. */
export const bestFor = <Product extends ListedProduct>(
  [first]: readonly Product[],
  preferences: readonly Preference[],
  { purposes, income }: Wishes,
): Product | undefined =>
  first && purposes.length > 0 && income !== undefined && purposesMet(first, preferences, purposes) === purposes.length
    ? first
    : undefined
