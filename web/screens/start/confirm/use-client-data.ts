import { getClientData } from '@card-journey/contract/calls/apps/getClientData.ts'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { isPartnerChannel, showsPartnerLogo } from '@card-journey/journey/rules/entry/channels.ts'
import { asksPartnerStatus } from '@card-journey/journey/rules/entry/partner-status.ts'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useMaster } from '../../../master/master.ts'
import { useHydrated } from '../../../page/page-query.ts'
import { usePageData } from '../../../page/page-data.ts'
import { keptIds } from '../../../sign-in/entry-data.ts'
import { applyTheme } from '../../../theme/page-theme.ts'

/** What a partner's or telecaller's link brings. */
export interface PreparedApplication {
  product: ProductOnWire
  feeCode: string
  /** Masked by the server: the full number is never sent here. */
  mobileNumber: string
  /** Prepared by a telecaller; else by a partner. */
  by: 'telecaller' | 'partner'
  /** The retailer wants to know the status: needs an explicit consent of its own (SP-16). */
  asksPartnerStatus: boolean
}

export type Prepared = { state: 'here'; data: PreparedApplication } | { state: 'loading' } | { state: 'failed' }

/**
 * The client data of the link's ids, which are in cookies by now. Its channel is not kept here: it belongs to what was
 * prepared, and the server reads it there (EN-29). Unknown, used and expired links look the same.
 */
export function useClientData(): Prepared {
  const { ask, route, update } = useJourney()
  const { policy } = usePageData()
  const alive = useHydrated()
  const asked = useRef(false)
  const [client, setClient] = useState<ResponseOf<typeof getClientData> | 'failed'>()
  const data = client === 'failed' ? undefined : client
  const products = useMaster(getProductDetails, data && { productLogo: data.productLogo })

  useEffect(() => {
    if (!alive || asked.current) return
    asked.current = true
    const ids = keptIds()
    if (!ids) return setClient('failed')
    void ask(getClientData, ids).then(async (outcome) => {
      if (!outcome.ok) {
        const unknown = outcome.failure?.problem === 'NOT_FOUND'
        if (outcome.failure && !unknown && (await route(outcome.failure))) return undefined
        return setClient('failed')
      }
      const { channelCode, clientId } = outcome.response
      update({ partner: showsPartnerLogo({ channelCode, clientId }, policy) })
      setClient(outcome.response)
    })
    // Once: the first browser that asks has it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [alive])

  // Also a card that no listing shows: the partner's own come this way alone.
  const product =
    products.state === 'here' ? products.data.find(({ productLogo }) => productLogo === data?.productLogo) : undefined
  const productCode = product?.productCode
  useEffect(() => {
    if (productCode) applyTheme(productCode, policy)
  }, [productCode, policy])

  if (client === 'failed' || products.state === 'failed') return { state: 'failed' }
  if (!data || products.state === 'loading') return { state: 'loading' }
  if (!product) return { state: 'failed' }
  const { channelCode, mobileNumber, feeCode } = data
  return {
    state: 'here',
    data: {
      product,
      feeCode: feeCode || (product.feeCodeDetails[0]?.feeCode ?? ''),
      mobileNumber,
      by: isPartnerChannel(channelCode, policy) ? 'partner' : 'telecaller',
      asksPartnerStatus: asksPartnerStatus({ productCode: product.productCode, channelCode }, policy),
    },
  }
}
