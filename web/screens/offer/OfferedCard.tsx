import { holderOf } from '@card-journey/journey/application/person.ts'
import { Amount } from '@card-journey/ui/Amount.tsx'
import { CountedAmount } from '@card-journey/ui/CountedAmount.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { CardColumn } from '../../layout/CardColumn.tsx'
import { OwnCard } from '../../layout/OwnCard.tsx'
import { useSidePanel } from '../../layout/use-side-panel.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { CardCosts } from './CardCosts.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import './offer.css'

export interface OfferedCardWords {
  /** What the limit is called; default "Your credit limit". */
  limit?: string | undefined
  /** What the limit rests on: a deposit. */
  basis?: string | false | undefined
  /** Where the card goes. */
  delivery?: string | false | undefined
}

export interface OfferedCardProps {
  /** In rupees. */
  limit: number | undefined
  words: OfferedCardWords
  /** Straight from the decision. */
  arrives?: boolean
  counts?: boolean
}

/** The card, its limit and what it costs, on one ground: on a desktop that of the panel. */
export function OfferedCard({ limit, words, arrives = false, counts = false }: OfferedCardProps) {
  const t = useTexts('congratulations')
  const { application } = useJourney()
  // Where the panel has the limit, that is the one which is seen.
  const beside = useSidePanel()
  if (!application) return <Skeleton shapes={['card', 'panel']} label={t('offer.loading')} />
  const { basis, delivery } = words
  const heading = words.limit ?? t('limit')
  const holder = holderOf(application.applicantDetails[0]).toUpperCase()
  const costs = (
    <>
      <CardCosts />
      {delivery && <p className="offer__delivery">{delivery}</p>}
    </>
  )
  return (
    <>
      <OfferSummary heading={heading} limit={limit} counts={counts} basis={basis}>
        {costs}
      </OfferSummary>
      <CardColumn>
        <OwnCard
          motion={arrives ? 'arrived' : undefined}
          holder={holder}
          label={t('card.label', { product: application.productName, holder })}
        />
      </CardColumn>
      <Panel heading={heading} tone="tinted">
        {limit !== undefined &&
          (counts && !beside ? <CountedAmount rupees={limit} /> : <Amount rupees={limit} large />)}
        {basis && <p>{basis}</p>}
        {costs}
      </Panel>
    </>
  )
}
