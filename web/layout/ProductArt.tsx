import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { themeOf } from '@card-journey/journey/rules/product/theme.ts'
import { CardArt, type CardArtProps } from '@card-journey/ui/card/CardArt.tsx'
import { cardPatterns, type CardPattern } from '@card-journey/ui/card/card-pattern.ts'
import { usePageData } from '../page/page-data.ts'
import { themeClass } from '../theme/themes.ts'
import { useTravel } from './use-travel.ts'

/** What is printed on the card, and which side is shown; the design is the product's. */
export type OnCard = Omit<CardArtProps, 'product' | 'issuer' | 'pattern' | 'colours' | 'orientation' | 'theme'>

type LookOf = Pick<ProductOnWire, 'productCode' | 'productName' | 'art'>

interface ProductArtProps extends OnCard {
  product: LookOf
  /** It moves to its place on the next screen; `away`: it comes from none itself. */
  travels?: boolean | 'away'
}

/** A card in its own design, whatever the page's theme, and in one print: the card in the letterbox has no language to choose. */
export function ProductArt({ product, travels = false, ...card }: ProductArtProps) {
  const { brand, policy } = usePageData()
  const { pattern, orientation, colours } = product.art
  const place = useTravel(travels ? product.productCode : undefined, travels === true)
  return (
    <CardArt
      {...card}
      ref={place}
      product={withoutBank(product.productName, brand.bank.en)}
      issuer={brand.bank.en}
      pattern={isPattern(pattern) ? pattern : 'waves'}
      colours={colours}
      orientation={orientation}
      theme={themeClass(themeOf(product.productCode, policy))}
    />
  )
}

/** "Aranya Utsav" from Aranya Bank: the card says the bank's name once. */
function withoutBank(name: string, bank: string): string {
  const [first = ''] = bank.split(' ')
  return name.indexOf(`${first} `) === 0 ? name.slice(first.length + 1) : name
}

const isPattern = (name: string): name is CardPattern => Object.hasOwn(cardPatterns, name)
