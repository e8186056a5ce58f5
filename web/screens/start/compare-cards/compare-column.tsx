import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { useFullCards } from './use-full-cards.ts'
import './compare-cards.css'

interface OfProduct {
  product: ProductOnWire
}

/** A phone has no room for words on it; elsewhere all cards lie on trays of one size, upright or not. */
export const ComparePicture = ({ product }: OfProduct) => (
  <div className="compare-head__art">
    <ProductArt product={product} size={useFullCards() ? 'full' : 'thumbnail'} />
  </div>
)

/** The head of a card's column leads to its page. */
export const CompareName = ({ product: { productLogo, productName } }: OfProduct) => (
  <Link className="compare-head__name" to={pathOf('card-details', { query: { productLogo } })}>
    {productName}
  </Link>
)

export function CompareActions({ product: { productLogo, productName } }: OfProduct) {
  const t = useTexts('compare-cards')
  return (
    <Link
      className={`${buttonClass('primary')} compare-head__apply`}
      to={pathOf('verify-mobile', { query: { productLogo } })}
    >
      {t('apply')} <VisuallyHidden>{productName}</VisuallyHidden>
    </Link>
  )
}
