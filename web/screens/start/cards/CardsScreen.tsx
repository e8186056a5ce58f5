import { getPreferenceDetails } from '@card-journey/contract/calls/master/getPreferenceDetails.ts'
import { compareAtMost, filterByPreference } from '@card-journey/journey/rules/product/products.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Chips } from '@card-journey/ui/Chips.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useLayoutEffect, useState } from 'react'
import { compareCard, keepCompared, useCompared } from '../../../master/compared-cards.ts'
import { useMaster } from '../../../master/master.ts'
import { useFailureRoute, useListedProducts } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { Link } from '../../../layout/Link.tsx'
import { CompareTray } from './CompareTray.tsx'
import { chosenBefore, rememberChosen, useListingPlace } from './listing-place.ts'
import { ProductTile } from './ProductTile.tsx'
import './cards.css'

/** The listing: every visible card, the most important first, filtered by benefit. */
export function CardsScreen() {
  const t = useTexts('cards')
  const products = useListedProducts()
  const preferences = useMaster(getPreferenceDetails, {})
  useFailureRoute(preferences.state === 'failed')
  // What was pressed while this code was loading (early-filter.ts), else the state before a visit to a card.
  const [chosen, choose] = useState(() => (typeof window === 'undefined' ? [] : chosenBefore()))
  const setChosen = (codes: readonly string[]) => {
    rememberChosen(codes)
    choose(codes)
  }
  useLayoutEffect(() => {
    const early = window.earlyListing
    if (!early) return
    setChosen(early.pressed())
    if (early.ticked().length > 0) keepCompared(early.ticked())
    early.stop()
  }, [])
  useListingPlace()
  const hydrated = useHydrated()
  const compared = useCompared()

  const known = preferences.state === 'here' ? preferences.data : []
  const all = products.state === 'here' ? products.data : []
  const shown = filterByPreference(all, known, chosen)
  const press = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
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
          <Chips
            label={t('filter.label')}
            chips={known.map(({ code, label }) => ({ id: code, name: label }))}
            pressed={chosen}
            onPress={press}
          />
          {/* The page may have updated the count before React took over. */}
          <p className="listing__count" role="status" suppressHydrationWarning>
            {t('count', { count: shown.length })}
          </p>
          {hydrated && shown.length === 0 && (
            <Button kind="secondary" onClick={() => setChosen([])}>
              {t('filter.clear')}
            </Button>
          )}
          <ul className="listing__cards">
            {all.map((product) => (
              <ProductTile
                key={product.productLogo}
                product={product}
                hidden={!shown.includes(product)}
                compared={compared.includes(product.productLogo)}
                full={compared.length >= compareAtMost}
                onCompare={(wanted) => compareCard(product.productLogo, wanted)}
              />
            ))}
          </ul>
        </>
      )}
      <CompareTray products={picked} />
    </div>
  )
}
