import type { Language } from '@card-journey/journey/texts/languages.ts'
import { getPreferenceDetails } from '@card-journey/contract/calls/master/getPreferenceDetails.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import {
  compareAtMost,
  filterByPreference,
  type ListedProduct,
  type Preference,
} from '@card-journey/journey/rules/product/products.ts'
import { formatMessage, type CompiledMessage } from '../../../texts/format-message.ts'
import { localeOf } from '../../../texts/language.ts'
import { masterKey } from '../../../master/master-key.ts'
import type { PageData } from '../../../page/page-data.ts'

/**
 * What was done with the listing before React loaded. The page already shows it, so React's first render must match.
 */
export interface EarlyListing {
  /** Codes of the chips that are pressed now. */
  pressed: () => readonly string[]
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
 * hidden, not removed, so that React finds all of them. Ticks for comparison are kept too. Built into the page by
 * build/early-scripts.ts.
 */
export function watchFilter(): void {
  const chips = document.querySelector('main .chips')
  const count = document.querySelector('main .listing__count')
  // Browsers without support wait for React.
  if (!chips || !count || !Array.prototype.flatMap) return
  const buttons = Array.from(chips.querySelectorAll('button'))
  let page: PageData | undefined
  let pressed: readonly string[] = []
  let ticked: readonly string[] = []

  function press(event: Event): void {
    const chip = buttons.findIndex((button) => button.contains(event.target as Node))
    page ??= JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as PageData
    const language = document.documentElement.lang as Language // the server writes it
    const { master, texts } = page
    const preferences = (master[masterKey(getPreferenceDetails.id, { language })] ?? []) as readonly Preference[]
    const products = (master[masterKey(getProductDetails.id, { language })] ?? []) as readonly ListedProduct[]
    const code = preferences[chip]?.code
    if (!code) return
    // Answered here, so not held for React (inline/early-submit.js).
    event.preventDefault()
    pressed = pressed.includes(code) ? pressed.filter((one) => one !== code) : [...pressed, code]
    buttons[chip]?.setAttribute('aria-pressed', String(pressed.includes(code)))
    const visible = products.filter(({ isCardVisible }) => isCardVisible)
    const shown = filterByPreference(visible, preferences, pressed)
    for (const product of visible) {
      const tile = document.getElementById(compareId(product.productLogo))?.closest('li')
      if (tile) tile.hidden = !shown.includes(product)
    }
    const words: CompiledMessage = texts?.['cards']?.['count'] ?? ''
    if (count) count.textContent = formatMessage(words, { count: shown.length }, localeOf[language])
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

  const main = document.querySelector('main')
  chips.addEventListener('click', press)
  main?.addEventListener('change', tick)
  window.earlyListing = {
    pressed: () => pressed,
    ticked: () => ticked,
    stop() {
      chips.removeEventListener('click', press)
      main?.removeEventListener('change', tick)
      window.earlyListing = undefined
    },
  }
}
