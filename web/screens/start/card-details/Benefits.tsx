import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import './card-details.css'

export function Benefits({ product }: { product: Pick<ProductOnWire, 'benefits'> }) {
  return (
    <ul className="benefits">
      {product.benefits.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
