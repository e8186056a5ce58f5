import { Fragment, useReducer, useState, ViewTransition, type ReactNode } from 'react'

export interface TravellingProps {
  /** The card of the same product on the next screen is the same card. */
  productCode: string
  children: ReactNode
}

/**
 * A card that moves to its place on the next screen instead of vanishing and appearing there (ADR 0071). Only where both
 * places are in view, and not under reduced motion; a browser without view transitions shows the next screen as it is.
 */
export function Travelling({ productCode, children }: TravellingProps) {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const [still] = useState(prefersStillness)
  if (still || !productCode) return <Fragment>{children}</Fragment>
  return (
    <ViewTransition
      name={`card-${productCode.toLowerCase()}`}
      default="none"
      share="card"
      // React holds effects back until the card has arrived, unless something renders: what the screen asks for is
      // asked for while it moves.
      onShare={renderAgain}
    >
      {children}
    </ViewTransition>
  )
}

const prefersStillness = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
