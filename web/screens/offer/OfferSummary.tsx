import { useJourney } from '../../engine/use-journey.ts'
import { Aside } from '../../layout/Aside.tsx'
import { CardCosts } from './CardCosts.tsx'
import './offer.css'

/** What the card costs, in view while the consents are read. */
export function OfferSummary() {
  const { application } = useJourney()
  return (
    <Aside>
      <p className="offer-summary__name">{application?.productName}</p>
      <CardCosts />
    </Aside>
  )
}
