import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useProducts } from '../../../../master/products.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'

/** What an add-on card costs, in words, for before one is asked for. Where it can't be learnt, the key facts have said it. */
export function useAddOnFee(): { loading: boolean; words?: string } {
  const t = useTexts('virtual-card')
  const { application } = useJourney()
  const products = useProducts(application && { productLogo: application.productLogo })
  const fee = products.state === 'here' ? products.data[0]?.charges.addOnCardFee : undefined
  if (fee === undefined) return { loading: products.state === 'loading' }
  return { loading: false, words: fee === 0 ? t('addOn.free') : t('addOn.fee', { amount: rupeesText(fee) }) }
}
