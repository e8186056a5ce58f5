import { Amount } from '@card-journey/ui/Amount.tsx'
import { CountedAmount } from '@card-journey/ui/CountedAmount.tsx'
import type { ReactNode } from 'react'
import { Aside } from '../../layout/Aside.tsx'
import './offer.css'

export interface OfferSummaryProps {
  heading: string
  /** In rupees. Nothing is said of a limit that is not known yet. */
  limit: number | undefined
  /** Straight from the decision the limit counts up. */
  counts?: boolean
  /** What the limit rests on. */
  basis?: ReactNode
  /** What the card costs, and where it goes. */
  children?: ReactNode
}

/**
 * On a desktop, below the card on its ground: the limit, and what the card costs. It repeats the screen, where whoever
 * hears the page reads it.
 */
export function OfferSummary({ heading, limit, counts = false, basis, children }: OfferSummaryProps) {
  return (
    <Aside>
      {limit !== undefined && (
        <div className="offer-summary__limit">
          <p className="offer-summary__heading">{heading}</p>
          {counts ? <CountedAmount rupees={limit} /> : <Amount rupees={limit} large />}
          {basis && <p>{basis}</p>}
        </div>
      )}
      {children}
    </Aside>
  )
}
