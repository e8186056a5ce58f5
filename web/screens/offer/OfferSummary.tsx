import { Amount } from '@card-journey/ui/Amount.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { Aside } from '../../layout/Aside.tsx'
import { CardCosts } from './CardCosts.tsx'
import { useLimit } from './use-limit.ts'

/** Limit and costs, in view while the consents are read. The limit is the one that accepting now would set. */
export function OfferSummary({ heading }: { heading: string }) {
  const { application } = useJourney()
  const { limit } = useLimit()
  return (
    <Aside>
      <p className="offer-summary__name">{application?.productName}</p>
      <p className="muted small">{heading}</p>
      {limit !== undefined && <Amount rupees={limit} large />}
      <CardCosts />
    </Aside>
  )
}
