import { getPreferenceDetails } from '@card-journey/contract/calls/master/getPreferenceDetails.ts'
import { compareAtMost } from '@card-journey/journey/rules/product/products.ts'
import {
  bestFor,
  cardsFor,
  incomeSteps,
  noWishes,
  withIncome,
  withPurpose,
  type Wishes,
} from '@card-journey/journey/rules/product/wishes.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Chips } from '@card-journey/ui/inputs/Chips.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useLayoutEffect, useState } from 'react'
import { compareCard, keepCompared, useCompared } from '../../../master/compared-cards.ts'
import { useMaster } from '../../../master/master.ts'
import { useFailureRoute, useListedProducts } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { Link } from '../../../layout/Link.tsx'
import { useThemeOfAllCards } from '../use-theme-of-all-cards.ts'
import { ClosingTile } from './ClosingTile.tsx'
import { CompareTray } from './CompareTray.tsx'
import { gridClass, restOfRow, widthOfBest } from './grid-class.ts'
import { chosenBefore, rememberChosen, useListingPlace } from './listing-place.ts'
import { ProductTile } from './ProductTile.tsx'
import { useIncomeWords } from './use-income-words.ts'
import './cards.css'
import './listing-head.css'

/** The listing: every visible card, the most important first; what for and which income narrow it. */
export function CardsScreen() {
  const t = useTexts('cards')
  const products = useListedProducts()
  const preferences = useMaster(getPreferenceDetails, {})
  useFailureRoute(preferences.state === 'failed')
  // What was pressed while this code was loading (early-filter.ts), else the state before a visit to a card.
  const [wishes, wish] = useState(() => (typeof window === 'undefined' ? noWishes : chosenBefore()))
  const setWishes = (changed: Wishes) => {
    rememberChosen(changed)
    wish(changed)
  }
  useLayoutEffect(() => {
    const early = window.earlyListing
    if (!early) return
    setWishes(early.pressed())
    if (early.ticked().length > 0) keepCompared(early.ticked())
    early.stop()
  }, [])
  useListingPlace()
  useThemeOfAllCards()
  const hydrated = useHydrated()
  const compared = useCompared()

  const known = preferences.state === 'here' ? preferences.data : []
  const all = products.state === 'here' ? products.data : []
  const steps = incomeSteps(all)
  const incomeWords = useIncomeWords(steps)
  const shown = cardsFor(all, known, wishes)
  const best = bestFor(shown, known, wishes)
  // The first render finds the tiles in the order in which the server sent them.
  const tiles = hydrated ? [...shown, ...all.filter((product) => !shown.includes(product))] : all
  const asked = wishes.purposes.length > 0 || wishes.income !== undefined
  const rest = asked || all.length < 4 ? 0 : restOfRow(all.length)
  const picked = compared.flatMap((logo) => all.find(({ productLogo }) => productLogo === logo) ?? [])
  return (
    <div className="listing">
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <p className="listing__existing">
        {t('existing')} <Link to={screenPaths['verify-application']}>{t('existing.link')}</Link>
      </p>
      {products.state !== 'here' || preferences.state !== 'here' ? (
        <Skeleton label={t('loading')} shapes={['line', 'panel', 'panel', 'panel']} />
      ) : (
        <>
          <div className="listing__wishes">
            <Chips
              label={t('filter.label')}
              chips={known.map(({ code, label }) => ({ id: code, name: label }))}
              pressed={wishes.purposes}
              onPress={(code) => setWishes(withPurpose(wishes, code))}
            />
            <Chips
              label={t('income.label')}
              chips={steps.map((step) => ({ id: String(step), name: incomeWords(step) }))}
              pressed={wishes.income === undefined ? [] : [String(wishes.income)]}
              onPress={(step) => setWishes(withIncome(wishes, Number(step)))}
            />
          </div>
          {/* The page may have updated the count before React took over. */}
          <p className="listing__count" role="status" suppressHydrationWarning>
            {best
              ? t('count.best', { count: shown.length, product: best.productName })
              : t('count', { count: shown.length })}
          </p>
          {hydrated && shown.length === 0 && (
            <Button kind="secondary" onClick={() => setWishes(noWishes)}>
              {t('filter.clear')}
            </Button>
          )}
          <ul className={gridClass(shown.length)}>
            {tiles.map((product) => (
              <ProductTile
                key={product.productLogo}
                product={product}
                best={hydrated && product === best}
                width={hydrated && product === best ? widthOfBest(shown.length) : ''}
                hidden={!shown.includes(product)}
                compared={compared.includes(product.productLogo)}
                full={compared.length >= compareAtMost}
                onCompare={(wanted) => compareCard(product.productLogo, wanted)}
              />
            ))}
            {rest !== 0 && <ClosingTile width={rest} />}
          </ul>
        </>
      )}
      <CompareTray products={picked} />
    </div>
  )
}
