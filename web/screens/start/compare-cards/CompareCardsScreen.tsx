import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { compareAtLeast, compareAtMost, mayCompare } from '@card-journey/journey/rules/product/products.ts'
import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { CompareTable } from '@card-journey/ui/CompareTable.tsx'
import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useHydrated, usePageQuery } from '../../../page/page-query.ts'
import { useListedProducts } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { useLeavingCard } from '../cards/listing-place.ts'
import { ToAllCards } from '../ToAllCards.tsx'
import { useThemeOfAllCards } from '../use-theme-of-all-cards.ts'
import { CompareActions, CompareName, ComparePicture } from './compare-column.tsx'
import { useCompareRows } from './use-compare-rows.tsx'
import '@card-journey/ui/compare-table.css'
import './compare-cards.css'

/** Two or three cards side by side (CO-53): those in the address, in its order. */
export function CompareCardsScreen() {
  const t = useTexts('compare-cards')
  useLeavingCard()
  const alive = useHydrated()
  const query = usePageQuery()
  useThemeOfAllCards()
  const products = useListedProducts()
  const named = [...new Set((query.get('cards') ?? '').split(',').filter(Boolean))]
  const listed = products.state === 'here' ? products.data : []
  const chosen = named.flatMap((logo) => listed.find(({ productLogo }) => productLogo === logo) ?? [])
  const wait = !alive || products.state !== 'here'
  return (
    <>
      <ToAllCards>{t('back')}</ToAllCards>
      <h1>{t('heading')}</h1>
      {wait ? (
        <Skeleton label={t('loading')} shapes={['card', 'line', 'panel', 'panel']} />
      ) : mayCompare(chosen.map(({ productLogo }) => productLogo)) ? (
        <Comparison products={chosen} />
      ) : (
        <Stack>
          <Notice kind="info">
            <p>
              {chosen.length > compareAtMost
                ? t('tooMany', { most: compareAtMost, count: chosen.length })
                : t(chosen.length === 0 ? 'tooFew.none' : 'tooFew.one', { least: compareAtLeast, most: compareAtMost })}
            </p>
          </Notice>
          <ActionBar>
            <Link className={buttonClass('primary')} to={screenPaths.cards}>
              {t('choose')}
            </Link>
          </ActionBar>
        </Stack>
      )}
    </>
  )
}

function Comparison({ products }: { products: readonly ProductOnWire[] }) {
  const t = useTexts('compare-cards')
  const groups = useCompareRows(products)
  // Benefits are lists, never in bold.
  const bold = groups.some(({ rows }) => rows.some(({ differs, heading }) => differs && !heading))
  const same = products.length === 2 ? 'same.both' : 'same.all'
  return (
    <Stack>
      <CompareTable
        caption={t('caption')}
        columns={products.map((product) => ({
          id: product.productLogo,
          head: <CompareName product={product} />,
          picture: <ComparePicture product={product} />,
          action: <CompareActions product={product} />,
        }))}
        groups={groups}
        differs={t('differs')}
        corner={<p className="compare-corner">{t(bold ? 'bold' : same)}</p>}
      />
    </Stack>
  )
}
