import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { useProducts } from '../../master/products.ts'
import { useTexts } from '../../texts/screen-texts.ts'
import { percentText } from '../start/card-details/percent.ts'
import { CostRows, type CostRow } from './CostRows.tsx'

export interface CardCostsProps {
  /** A card other than the applicant's, with its standard plan. */
  productLogo?: string
  /** What comes before the costs. */
  first?: CostRow
}

/** What the applicant's card and fee plan cost, in three facts, four with a joining fee; all fees are in the key facts below. */
export function CardCosts({ productLogo: other, first }: CardCostsProps) {
  const t = useTexts('congratulations')
  const { application } = useJourney()
  const productLogo = other ?? application?.productLogo
  const productFeecode = other ? undefined : application?.productFeecode
  const products = useProducts(productLogo ? { productLogo } : undefined)
  if (products.state === 'loading') return <Skeleton shapes={['heading']} label={t('costs.loading')} />
  const product = products.state === 'here' ? products.data[0] : undefined
  const plan = product?.feeCodeDetails.find(({ feeCode }) => !productFeecode || feeCode === productFeecode)
  // Without the master data the key facts say it all.
  if (!product || !plan) return first ? <CostRows rows={[first]} /> : null
  const { monthlyInterestPercent: month, interestFreeDays: days } = product.charges
  const { annualFee, annualFeeWaivedFromSpend: spend, joiningFee } = plan
  const costs = [
    ...(first ? [first] : []),
    // Due first, and at once: never in the small print.
    ...(joiningFee > 0 ? [{ term: t('costs.joining'), value: rupeesText(joiningFee) }] : []),
    { term: t('costs.annual'), value: annualFee === 0 ? t('costs.free') : rupeesText(annualFee) },
    {
      term: t('costs.interest'),
      value: t('costs.interest.value', { month: percentText(month), year: percentText(month * 12) }),
    },
    { term: t('costs.interestFree'), value: t('costs.interestFree.value', { days }) },
  ]
  const notes = [
    ...(annualFee > 0 && spend !== undefined ? [t('costs.waived', { amount: rupeesText(spend) })] : []),
    t('costs.tax'),
  ]
  return (
    <>
      <CostRows rows={costs} />
      <p className="muted small">{notes.join(' ')}</p>
    </>
  )
}
