import type { Language } from '@card-journey/journey/texts/languages.ts'
import { getPreferenceDetails } from '@card-journey/contract/calls/master/getPreferenceDetails.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { compareAtMost, listProducts, type Preference } from '@card-journey/journey/rules/product/products.ts'
import {
  bestFor,
  cardsFor,
  incomeSteps,
  noWishes,
  withIncome,
  withPurpose,
  type OfferedProduct,
  type Wishes,
} from '@card-journey/journey/rules/product/wishes.ts'
import { showChip } from '@card-journey/ui/inputs/show-chip.ts'
import { formatMessage, type CompiledMessage } from '../../../texts/format-message.ts'
import { localeOf } from '../../../texts/language.ts'
import { masterKey } from '../../../master/master-key.ts'
import type { PageData } from '../../../page/page-data.ts'
import { gridClass } from './grid-class.ts'

/**
 * What was done with the listing before React loaded. The page already shows it, so React's first render must match.
 */
export interface EarlyListing {
  /** The chips that are pressed now. */
  pressed: () => Wishes
  /** Logos of the cards that are ticked for comparison, in order. */
  ticked: () => readonly string[]
  /** Hands the listing over to React. */
  stop: () => void
}

declare global {
  interface Window {
    earlyListing?: EarlyListing | undefined
  }
}

/** The checkbox for comparing a card is in its tile. */
const comparePrefix = 'compare-'
export const compareId = (productLogo: string): string => comparePrefix + productLogo

/**
 * Filters the listing of the first HTML while React is loading, by the same rule and with the same texts. Tiles are
 * hidden, not removed or moved, so that React finds all of them. Ticks for comparison are kept too. Built into the page
 * by build/early-scripts.ts.
 */
export function watchFilter(): void {
  const main = document.querySelector('main')
  const list = document.querySelector('main .listing__cards')
  const count = document.querySelector('main .listing__count')
  const rows = Array.from(document.querySelectorAll('main .chips'))
  // Browsers without support wait for React.
  if (!main || !list || !count || rows.length !== 2 || !Array.prototype.flatMap) return
  const [purposeChips = [], incomeChips = []] = rows.map((row) => Array.from(row.querySelectorAll('button')))
  let page: PageData | undefined
  let wishes = noWishes
  let ticked: readonly string[] = []

  function press(event: Event): void {
    const at = (chips: readonly HTMLElement[]) => chips.findIndex((chip) => chip.contains(event.target as Node))
    page ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
    const language = document.documentElement.lang as Language // the server writes it
    const { master, texts } = page
    const preferences = (master[masterKey(getPreferenceDetails.id, { language })] ?? []) as readonly Preference[]
    const products = listProducts(
      (master[masterKey(getProductDetails.id, { language })] ?? []) as readonly OfferedProduct[],
    )
    const steps = incomeSteps(products)
    const code = preferences[at(purposeChips)]?.code
    const income = steps[at(incomeChips)]
    if (code !== undefined) wishes = withPurpose(wishes, code)
    else if (income !== undefined) wishes = withIncome(wishes, income)
    else return
    // Answered here, so not held for React (inline/early-submit.js).
    event.preventDefault()
    // Measured before anything changes: afterwards the page would be laid out twice.
    const chip = purposeChips[at(purposeChips)] ?? incomeChips[at(incomeChips)]
    if (chip) showChip(chip)
    const mark = (chip: Element | undefined, on: boolean) => chip?.setAttribute('aria-pressed', String(on))
    for (const [index, one] of preferences.entries()) mark(purposeChips[index], wishes.purposes.includes(one.code))
    for (const [index, one] of steps.entries()) mark(incomeChips[index], wishes.income === one)
    const shown = cardsFor(products, preferences, wishes)
    for (const product of products) {
      const tile = document.getElementById(compareId(product.productLogo))?.closest('li')
      if (tile) tile.hidden = !shown.includes(product)
    }
    if (list) list.className = gridClass(shown.length)
    const best = bestFor(shown, preferences, wishes)?.productName
    const words: CompiledMessage = texts?.['cards']?.[best ? 'count.best' : 'count'] ?? ''
    if (count)
      count.textContent = formatMessage(words, { count: shown.length, product: best ?? '' }, localeOf[language])
  }

  function tick({ target }: Event): void {
    const { id, checked } = target as HTMLInputElement
    if (id.indexOf(comparePrefix) !== 0) return
    const logo = id.slice(comparePrefix.length)
    ticked = ticked.filter((one) => one !== logo)
    // A fourth can't be compared (CO-53).
    if (checked && ticked.length < compareAtMost) ticked = [...ticked, logo]
    else if (checked) (target as HTMLInputElement).checked = false
  }

  for (const row of rows) row.addEventListener('click', press)
  main.addEventListener('change', tick)
  window.earlyListing = {
    pressed: () => wishes,
    ticked: () => ticked,
    stop() {
      for (const row of rows) row.removeEventListener('click', press)
      main.removeEventListener('change', tick)
      window.earlyListing = undefined
    },
  }
}
