import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { themeOf } from '@card-journey/journey/rules/product/theme.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Checkbox } from '@card-journey/ui/inputs/Checkbox.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { classes } from '@card-journey/ui/classes.ts'
import { usePageData } from '../../../page/page-data.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { themeClass } from '../../../theme/themes.ts'
import { compareId } from './early-filter.ts'
import './cards.css'
import './wide-tile.css'

export interface ProductTileProps {
  product: ProductOnWire
  /** The best of those that fit what was tapped. */
  best: boolean
  /** Of the best one, on a desktop (wide-tile.css): then there is room for two more benefits. */
  width?: string
  compared: boolean
  /** Three cards are already selected: this one can't be added. */
  full: boolean
  /** Filtered out: the card stays in the page, hidden. */
  hidden?: boolean
  onCompare: (wanted: boolean) => void
}

/** A card in the listing: its design, its first benefit, what it costs. All of it leads to the card's page. */
export function ProductTile({ product, best, width = '', compared, full, hidden, onCompare }: ProductTileProps) {
  const t = useTexts('cards')
  const { policy } = usePageData()
  const { productLogo, productName, art } = product
  const [plan] = product.feeCodeDetails
  const [headline, ...others] = product.benefits
  return (
    <li className={classes('tile', best && 'tile--best', width)} hidden={hidden}>
      <div className={`tile__art tile__art--${art.orientation} ${themeClass(themeOf(product.productCode, policy))}`}>
        <ProductArt product={product} travels="away" />
      </div>
      <div className="tile__text">
        <div className="tile__head">
          <h2 className="tile__name">
            <Link className="tile__link" to={pathOf('card-details', { query: { productLogo } })}>
              {productName}
            </Link>
          </h2>
          <Checkbox
            className="tile__compare"
            id={compareId(productLogo)}
            checked={compared}
            aria-disabled={(full && !compared) || undefined}
            onChange={(event) => onCompare(event.target.checked)}
            label={
              <>
                {t('compare')} <VisuallyHidden>{productName}</VisuallyHidden>
              </>
            }
          />
        </div>
        {best && <p className="tile__best">{t('best')}</p>}
        {headline && <p className="tile__benefit">{headline.title}</p>}
        {width && others.length > 0 && (
          <ul className="tile__more">
            {others.slice(0, 2).map(({ title }) => (
              <li key={title}>
                <Icon name="check" />
                {title}
              </li>
            ))}
          </ul>
        )}
        {plan && <p className="tile__fee">{feeLine(plan, t)}</p>}
      </div>
    </li>
  )
}

type Plan = ProductOnWire['feeCodeDetails'][number]

/** Both fees in one line. */
function feeLine({ joiningFee, annualFee }: Plan, t: ReturnType<typeof useTexts<'cards'>>): string {
  if (joiningFee === 0 && annualFee === 0) return t('fee.free')
  const joining = rupeesText(joiningFee)
  const annual = rupeesText(annualFee)
  if (annualFee === 0) return t('fee.joining', { joining })
  return joiningFee === 0 ? t('fee.annual', { annual }) : t('fee.both', { joining, annual })
}
