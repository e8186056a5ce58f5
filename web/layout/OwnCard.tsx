import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { useMaster } from '../master/master.ts'
import { useJourney } from '../engine/use-journey.ts'
import { ProductArt, type OnCard } from './ProductArt.tsx'

const plainLook = { pattern: 'waves', orientation: 'horizontal' } as const

/**
 * The card that the application is for (the chosen one while the application is being created), in its product's design
 * once the master data has loaded.
 */
export function OwnCard(card: OnCard) {
  const { application, signIn } = useJourney()
  const chosen = application ?? signIn?.product
  const productLogo = chosen?.productLogo
  const products = useMaster(getProductDetails, productLogo ? { productLogo } : undefined)
  const art = products.state === 'here' ? products.data[0]?.art : undefined
  const { productCode = '', productName = '' } = chosen ?? {}
  return <ProductArt {...card} product={{ productCode, productName, art: art ?? plainLook }} />
}
