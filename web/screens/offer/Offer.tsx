import { holderOf } from '@card-journey/journey/application/person.ts'
import { Amount } from '@card-journey/ui/Amount.tsx'
import { CountedAmount } from '@card-journey/ui/CountedAmount.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useEffect, useState } from 'react'
import { useJourney } from '../../engine/use-journey.ts'
import { DecisionForm } from '../../form/DecisionForm.tsx'
import type { ScreenFormBinding } from '../../form/use-screen-form.ts'
import { CardColumn } from '../../layout/CardColumn.tsx'
import { OwnCard } from '../../layout/OwnCard.tsx'
import { useSidePanel } from '../../layout/use-side-panel.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { CardCosts } from './CardCosts.tsx'
import { ConsentBoxes, consentsOfEveryCard, consentToRegistry } from './ConsentBoxes.tsx'
import { DeclineOffer } from './DeclineOffer.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import { LimitChoice } from './LimitChoice.tsx'
import { OfferSummary, type OfferSummaryProps } from './OfferSummary.tsx'
import { useLimit } from './use-limit.ts'
import './offer.css'

export interface OfferProps<Field extends string> {
  binding: ScreenFormBinding<Field>
  submitLabel: string
  busyText: string
  /** What the limit is called; default "Your credit limit". */
  limit?: string
  /** Offers the optional search in the central KYC registry. */
  registry?: boolean
  /** What the limit rests on: a deposit. */
  basis?: string | false
  /** Where the card goes. */
  delivery?: string | false | undefined
}

/**
 * An offer in one glance: the card, its limit, what it costs, on one ground: on a desktop that of the panel. A lower limit
 * and the key facts are folded below; then the consents as one list, and accepting beside declining.
 */
export function Offer<Field extends string>({
  binding,
  submitLabel,
  busyText,
  limit,
  registry = false,
  basis,
  delivery,
}: OfferProps<Field>) {
  const t = useTexts('congratulations')
  const { application, decided, update } = useJourney()
  // Straight from the decision, and only then, the card arrives. Noted as it is left: it would draw the page again meanwhile.
  const [arrives] = useState(decided === 'limitSet')
  useEffect(() => {
    if (!arrives) return undefined
    return () => update({ decided: undefined })
  }, [arrives, update])
  const holder = application ? holderOf(application.applicantDetails[0]).toUpperCase() : ''
  return (
    <div className="offer">
      {/* All of it is the form, so that accepting and declining stay in view from the card to the last consent. */}
      <DecisionForm binding={binding} submitLabel={submitLabel} busyText={busyText} actions={<DeclineOffer />}>
        {application ? (
          <>
            <Beside arrives={arrives} heading={limit ?? t('limit')} basis={basis}>
              <CardCosts />
              {delivery && <p className="offer__delivery">{delivery}</p>}
            </Beside>
            <CardColumn>
              <OwnCard
                motion={arrives ? 'arrived' : undefined}
                holder={holder}
                label={t('card.label', { product: application.productName, holder })}
              />
            </CardColumn>
            <Panel heading={limit ?? t('limit')} tone="tinted">
              <Limit arrives={arrives} />
              {basis && <p>{basis}</p>}
              <CardCosts />
              {delivery && <p className="offer__delivery">{delivery}</p>}
            </Panel>
          </>
        ) : (
          <Skeleton shapes={['card', 'panel']} label={t('offer.loading')} />
        )}
        <div className="offer__folded">
          <LimitChoice />
          <KeyFacts />
        </div>
        <Panel heading={t('consents')}>
          <div className="offer__consents">
            <ConsentBoxes
              boxes={[...consentsOfEveryCard, ...(registry ? [{ ...consentToRegistry, hint: t('register') }] : [])]}
              words={{ loading: t('consents.loading'), failed: t('consents.failed'), newTab: t('newTab') }}
            />
          </div>
        </Panel>
      </DecisionForm>
    </div>
  )
}

/** The limit that accepting sets, on the screen itself: also after Back from the next screen, and as a lower one is typed. */
function Limit({ arrives }: { arrives: boolean }) {
  const { limit, counts } = useArrival(arrives)
  // Where the panel has it, that is the one which is seen.
  const beside = useSidePanel()
  if (limit === undefined) return null
  return counts && !beside ? <CountedAmount rupees={limit} /> : <Amount rupees={limit} large />
}

/** The same in the panel. */
function Beside({ arrives, ...words }: { arrives: boolean } & Omit<OfferSummaryProps, 'limit' | 'counts'>) {
  const { limit, counts } = useArrival(arrives)
  return <OfferSummary {...words} limit={limit} counts={counts} />
}

/** It counts up as it arrives, and no more once another was typed. */
function useArrival(arrives: boolean): { limit: number | undefined; counts: boolean } {
  const { limit } = useLimit()
  const [first] = useState(limit)
  return { limit, counts: arrives && limit === first }
}
