import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { Amount } from '@card-journey/ui/Amount.tsx'
import { Checkbox } from '@card-journey/ui/Checkbox.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { compareId } from './early-filter.ts'

export interface ProductTileProps {
  product: ProductOnWire
  compared: boolean
  /** Three cards are already selected: this one can't be added. */
  full: boolean
  /** Filtered out: the card stays in the page, hidden. */
  hidden?: boolean
  onCompare: (wanted: boolean) => void
}

/** A card in the listing: its design, what it is for, what it costs, two benefits. */
export function ProductTile({ product, compared, full, hidden, onCompare }: ProductTileProps) {
  const t = useTexts('cards')
  const { productLogo, productName, pitch, benefits } = product
  const [plan] = product.feeCodeDetails
  const fee = (amount: number) => (amount === 0 ? t('fee.none') : <Amount rupees={amount} />)
  return (
    <li className="tile" hidden={hidden}>
      <div className="tile__art">
        <ProductArt product={product} />
      </div>
      <h2 className="tile__name">{productName}</h2>
      <p className="tile__pitch">{pitch}</p>
      {plan && (
        <dl className="tile__fees">
          <div>
            <dt>{t('fee.joining')}</dt>
            <dd>{fee(plan.joiningFee)}</dd>
          </div>
          <div>
            <dt>{t('fee.annual')}</dt>
            <dd>{fee(plan.annualFee)}</dd>
          </div>
        </dl>
      )}
      <ul className="tile__benefits">
        {benefits.slice(0, 2).map(({ title }) => (
          <li key={title}>
            <Icon name="check" />
            <span>{title}</span>
          </li>
        ))}
      </ul>
      <div className="tile__actions">
        <Link className={buttonClass('primary')} to={pathOf('card-details', { query: { productLogo } })}>
          {t('details')} <VisuallyHidden>{productName}</VisuallyHidden>
        </Link>
        <Checkbox
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
    </li>
  )
}
