import { ProductArt } from '../../layout/ProductArt.tsx'
import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import type { ReactNode } from 'react'
import './card-label.css'

/** The name of a card, or of one of its designs, with a small picture of it: a look is chosen by looking. */
export function CardLabel({ product, name }: { product: ProductOnWire; name: ReactNode }) {
  return (
    <>
      <span className="card-label__art">
        <ProductArt product={product} size="thumbnail" />
      </span>
      {name}
    </>
  )
}
