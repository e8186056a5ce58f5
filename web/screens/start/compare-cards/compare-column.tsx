import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { pathOf } from '../../../routing/routes.ts'
import './compare-cards.css'

/** The head of a card's column: its design, its name, its actions. */
export function CompareHead({ product }: { product: ProductOnWire }) {
  const t = useTexts('compare-cards')
  const { productLogo, productName } = product
  return (
    <div className="compare-head">
      <div className="compare-head__art">
        <ProductArt product={product} />
      </div>
      <span className="compare-head__name">{productName}</span>
      <Link className={buttonClass('primary')} to={pathOf('verify-mobile', { query: { productLogo } })}>
        {t('apply')} <VisuallyHidden>{productName}</VisuallyHidden>
      </Link>
      <Link className="compare-head__details" to={pathOf('card-details', { query: { productLogo } })}>
        {t('details')} <VisuallyHidden>{productName}</VisuallyHidden>
      </Link>
    </div>
  )
}
