import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import type { ReactNode } from 'react'
import { Link } from '../../layout/Link.tsx'
import { ProductArt } from '../../layout/ProductArt.tsx'
import { useWide } from '../../layout/use-wide.ts'
import './start.css'

export interface ChosenCardLineProps {
  product: ProductOnWire
  /** Label of the link back to the listing. */
  change: string
  children: ReactNode
}

/** The chosen card: small above the form, or large in the place of the panel's card. */
export function ChosenCardLine({ product, change, children }: ChosenCardLineProps) {
  return (
    <div className="chosen-card">
      <div className="chosen-card__art">
        <ProductArt product={product} size={useWide() ? 'full' : 'thumbnail'} travels />
      </div>
      <div>
        <p>{children}</p>
        <Link to={screenPaths.cards}>{change}</Link>
      </div>
    </div>
  )
}
