import { getConsentDetails } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useEffect } from 'react'
import { useChosenCard, type ChosenCard } from '../../../master/products.ts'
import { useMasterAhead } from '../../../master/use-master-ahead.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { Link } from '../../../layout/Link.tsx'
import { useSubject } from '../../../layout/page-title.ts'
import { ProductArt } from '../../../layout/ProductArt.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { useLeavingCard } from '../cards/listing-place.ts'
import { ToAllCards } from '../ToAllCards.tsx'
import { Benefits } from './Benefits.tsx'
import { Documents } from './Documents.tsx'
import { Eligibility } from './Eligibility.tsx'
import { Fees } from './Fees.tsx'
import { KeyFacts } from './KeyFacts.tsx'
import './card-details.css'

/** Product page: one card with everything in its terms. */
export function CardDetailsScreen() {
  const t = useTexts('card-details')
  const { go } = useJourney()
  const card = useChosenCard()
  useLeavingCard()
  useEffect(() => {
    if (card.state === 'none') go('cards', { replace: true })
  }, [card.state, go])
  if (card.state !== 'here')
    return (
      <>
        <h1>{t('heading')}</h1>
        <Skeleton label={t('loading')} shapes={['card', 'line', 'line', 'panel', 'panel']} />
      </>
    )
  return <Details card={card.data} />
}

function Details({ card }: { card: ChosenCard }) {
  const t = useTexts('card-details')
  const { product, query } = card
  useSubject('card-details', product.productName)
  return (
    <article className="details">
      <div className="details__stage">
        <ToAllCards>{t('back')}</ToAllCards>
        <div className="details__top">
          <div className="details__art">
            <ProductArt product={product} travels />
          </div>
          <div className="details__intro">
            <h1>{product.productName}</h1>
            <p className="details__pitch">{product.pitch}</p>
            <KeyFacts card={card} />
            <p className="details__apply">
              <ApplyLink query={query} />
            </p>
          </div>
        </div>
      </div>
      <div className="details__body">
        <Stack>
          <Panel heading={t('benefits')}>
            <Benefits product={product} />
          </Panel>
          <Panel heading={t('eligibility')}>
            <Eligibility product={product} />
          </Panel>
          <Panel heading={t('documents')}>
            <Documents query={query} />
          </Panel>
        </Stack>
        <Panel heading={t('fees')}>
          <Fees card={card} />
        </Panel>
      </div>
      <ActionBar>
        <ApplyLink query={query} />
      </ActionBar>
      <NextTexts />
    </article>
  )
}

/** The texts of the next screen, loaded while the card is read. Draws nothing, so that their coming draws nothing again. */
function NextTexts() {
  useMasterAhead(getConsentDetails, {})
  return null
}

/** In the bar at the bottom edge of a phone, and beside the card on a desktop. */
function ApplyLink({ query }: Pick<ChosenCard, 'query'>) {
  const t = useTexts('card-details')
  return (
    <Link className={buttonClass('primary')} to={pathOf('verify-mobile', { query })}>
      {t('apply')}
    </Link>
  )
}
