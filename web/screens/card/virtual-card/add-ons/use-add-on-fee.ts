import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { useOwnProduct } from '../../../../master/products.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'

/** What an add-on card costs, in words, before one is asked for; undefined without the master data. */
export function useAddOnFee(): string | undefined {
  const t = useTexts('virtual-card')
  const fee = useOwnProduct()?.charges.addOnCardFee
  if (fee === undefined) return undefined
  return fee === 0 ? t('addOn.free') : t('addOn.fee', { amount: rupeesText(fee) })
}
