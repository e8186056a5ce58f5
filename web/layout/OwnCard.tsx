import { useOwnProduct } from '../master/products.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ProductArt, type OnCard } from './ProductArt.tsx'

/** No product's: a blank card, which what is known is printed on already. */
const blank = {
  pattern: 'plain',
  orientation: 'horizontal',
  colours: { base: 'var(--hairline)', glow: 'var(--surface-raised)', ink: 'var(--text-muted)', foil: 'var(--line)' },
} as const

/**
 * The card that the application is for (the chosen one while the application is being created), in its product's design
 * once the master data has loaded, blank until then, and with its name from when that is chosen.
 */
export function OwnCard(card: OnCard) {
  const { application, signIn } = useJourney()
  const art = useOwnProduct()?.art
  const { productCode = '', productName = '' } = application ?? signIn?.product ?? {}
  const holder = application?.applicantDetails[0]?.nameOnCard ?? ''
  return <ProductArt holder={holder} {...card} travels product={{ productCode, productName, art: art ?? blank }} />
}
