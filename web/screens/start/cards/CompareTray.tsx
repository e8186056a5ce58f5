import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { compareAtMost, mayCompare } from '@card-journey/journey/rules/product/products.ts'
import { Tray } from '@card-journey/ui/Tray.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { pressCompare } from '../../../master/compared-cards.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { pathOf } from '../../../routing/routes.ts'
import './cards.css'

/** The cards selected for comparison: two or three (CO-53). Nothing while none is selected. */
export function CompareTray({ products }: { products: readonly ProductOnWire[] }) {
  const t = useTexts('cards')
  if (products.length === 0) return null
  const logos = products.map(({ productLogo }) => productLogo)
  const count = { count: logos.length, most: compareAtMost }
  return (
    <Tray
      label={t('tray.label')}
      count={logos.length < compareAtMost ? t('tray.count', count) : t('tray.full', count)}
      items={products.map((product) => ({
        id: product.productLogo,
        name: product.productName,
        picture: <ProductArt product={product} size="thumbnail" />,
        removeLabel: t('tray.remove', { product: product.productName }),
      }))}
      onRemove={pressCompare}
      action={
        mayCompare(logos) ? (
          <Link className={buttonClass('primary')} to={pathOf('compare-cards', { query: { cards: logos.join(',') } })}>
            {t('tray.compare')}
          </Link>
        ) : (
          <p className="listing__more">{t('tray.more')}</p>
        )
      }
    />
  )
}
