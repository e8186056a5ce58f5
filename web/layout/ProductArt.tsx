import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { isVerticalCard, themeOf } from '@card-journey/journey/rules/product/theme.ts'
import { CardArt, type CardArtProps } from '@card-journey/ui/CardArt.tsx'
import { cardPatterns, type CardPattern } from '@card-journey/ui/card-pattern.ts'
import { usePageData } from '../journey/page-data.ts'
import { useLanguage } from '../journey/screen-texts.ts'
import { themeClass } from '../theme/themes.ts'

/** What is printed on the card, and which side is seen; the look is the product's. */
export type OnCard = Omit<CardArtProps, 'product' | 'issuer' | 'pattern' | 'orientation' | 'theme'>

type LookOf = Pick<ProductOnWire, 'productCode' | 'productName' | 'art'>

/** A card of the listing, drawn with its own look whatever the page wears. */
export function ProductArt({ product, ...card }: { product: LookOf } & OnCard) {
  const { brand } = usePageData()
  const language = useLanguage()
  const { pattern } = product.art
  return (
    <CardArt
      {...card}
      product={product.productName}
      issuer={brand.bank[language]}
      pattern={isPattern(pattern) ? pattern : 'waves'}
      orientation={isVerticalCard(product.productCode) ? 'vertical' : product.art.orientation}
      theme={themeClass(themeOf(product.productCode))}
    />
  )
}

const isPattern = (name: string): name is CardPattern => Object.hasOwn(cardPatterns, name)
