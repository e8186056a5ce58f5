import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { listProducts, productByLogo } from '@card-journey/journey/rules/product/products.ts'
import { useEffect, useMemo } from 'react'
import { useHeldMaster, useMaster, type Master } from './master.ts'
import { useHydrated, usePageQuery } from '../page/page-query.ts'
import { usePageData } from '../page/page-data.ts'
import { applyTheme } from '../theme/page-theme.ts'
import { useJourney } from '../engine/use-journey.ts'

export type FeePlan = ProductOnWire['feeCodeDetails'][number]

/** How an address names a card (RT-04). Without feeCode it means the default plan. */
export interface CardQuery {
  productLogo: string
  feeCode?: string
}

export interface ChosenCard {
  product: ProductOnWire
  plan: FeePlan
  query: CardQuery & Record<string, string | undefined>
}

/** Product loading that failed leads to the failure route (PL-09, PL-10). */
export function useFailureRoute(failed: boolean, type: '100' | 'cardNotFound' | 'documentNotFound' = '100'): void {
  const { go } = useJourney()
  useEffect(() => {
    if (failed) go('error', { query: { type }, replace: true })
  }, [failed, type, go])
}

/** The visible cards from the highest priority to the lowest (PL-05, PL-06). */
export function useListedProducts(): Master<readonly ProductOnWire[]> {
  const products = useMaster(getProductDetails, {})
  const data = products.state === 'here' ? products.data : undefined
  const listed = useMemo(() => data && listProducts(data), [data])
  useFailureRoute(products.state === 'failed')
  return listed ? { state: 'here', data: listed } : { state: products.state === 'failed' ? 'failed' : 'loading' }
}

/**
 * The card that the address names by productLogo and feeCode, else the remembered one (for a page reached without
 * them). The page gets its theme (PL-08). A card or fee plan that is not sold leads to the failure route (PL-09).
 * `none`: no card is named.
 */
export function useChosenCard(remembered?: CardQuery): Master<ChosenCard> | { state: 'none' } {
  const { policy } = usePageData()
  const address = usePageQuery()
  const alive = useHydrated()
  const named = address.get('productLogo')
  const query: CardQuery | undefined = named
    ? { productLogo: named, ...optional('feeCode', address.get('feeCode')) }
    : alive
      ? remembered
      : undefined
  const products = useProducts(query)
  const product = products.state === 'here' && query ? productByLogo(products.data, query.productLogo) : undefined
  const plan = product?.feeCodeDetails.find(({ feeCode }) => !query?.feeCode || feeCode === query.feeCode)
  const unsold = products.state === 'failed' || (products.state === 'here' && plan === undefined)
  const productCode = product?.productCode

  const absent = products.state === 'here' || (products.state === 'failed' && products.absent === true)
  useFailureRoute(query !== undefined && unsold, absent ? 'cardNotFound' : '100')
  useEffect(() => {
    if (productCode) applyTheme(productCode, policy)
  }, [productCode, policy])

  if (!query) return { state: 'none' }
  if (product && plan) return { state: 'here', data: { product, plan, query: { ...query } } }
  return { state: unsold ? 'failed' : 'loading' }
}

/** The card that the application is for, or the one chosen for it. */
export function useOwnProduct(): ProductOnWire | undefined {
  const { application, signIn } = useJourney()
  const productLogo = (application ?? signIn?.product)?.productLogo
  const products = useProducts(productLogo ? { productLogo } : undefined)
  return products.state === 'here' ? products.data[0] : undefined
}

/** A card: handed on from the listing where this page load has shown it, else asked for. */
export function useProducts(query: CardQuery | undefined): Master<readonly ProductOnWire[]> {
  const listed = productByLogo(useHeldMaster(getProductDetails) ?? [], query?.productLogo)
  const asked = useMaster(getProductDetails, listed ? undefined : query && { ...query })
  if (!listed || !query) return asked
  // As the answer about one fee plan, which has no other.
  const plans = listed.feeCodeDetails.filter(({ feeCode }) => !query.feeCode || feeCode === query.feeCode)
  return { state: 'here', data: [{ ...listed, feeCodeDetails: plans }] }
}

const optional = <Name extends string>(name: Name, value: string | null): Partial<Record<Name, string>> =>
  (value ? { [name]: value } : {}) as Partial<Record<Name, string>>
