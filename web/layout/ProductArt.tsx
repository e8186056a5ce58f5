import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { themeOf } from '@card-journey/journey/rules/product/theme.ts'
import { CardArt, type CardArtProps } from '@card-journey/ui/card/CardArt.tsx'
import { cardPatterns, type CardPattern } from '@card-journey/ui/card/card-pattern.ts'
import { usePageData } from '../page/page-data.ts'
import { useLanguage } from '../texts/screen-texts.ts'
import { themeClass } from '../theme/themes.ts'
import { Travelling } from './Travelling.tsx'

/** What is printed on the card, and which side is shown; the design is the product's. */
export type OnCard = Omit<CardArtProps, 'product' | 'issuer' | 'pattern' | 'colours' | 'orientation' | 'theme'>

type LookOf = Pick<ProductOnWire, 'productCode' | 'productName' | 'art'>

/** A card in its own design, whatever the page's theme. `travels`: it moves to its place on the next screen. */
export function ProductArt({ product, travels, ...card }: { product: LookOf; travels?: boolean } & OnCard) {
  const { brand, policy } = usePageData()
  const language = useLanguage()
  const { pattern, orientation, colours } = product.art
  const art = (
    <CardArt
      {...card}
      product={withoutBank(product.productName, brand.bank.en)}
      issuer={brand.bank[language]}
      pattern={isPattern(pattern) ? pattern : 'waves'}
      colours={colours}
      orientation={orientation}
      theme={themeClass(themeOf(product.productCode, policy))}
    />
  )
  return travels ? <Travelling productCode={product.productCode}>{art}</Travelling> : art
}

/** "Aranya Utsav" from Aranya Bank: the card says the bank's name once. */
function withoutBank(name: string, bank: string): string {
  const [first = ''] = bank.split(' ')
  return name.indexOf(`${first} `) === 0 ? name.slice(first.length + 1) : name
}

const isPattern = (name: string): name is CardPattern => Object.hasOwn(cardPatterns, name)
