import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import type { CompareTableProps } from '@card-journey/ui/CompareTable.tsx'
import { useTextLookup, useTexts } from '../../../texts/screen-texts.ts'
import { percentText, shareText } from '../card-details/percent.ts'

/** What cards are compared by. Fees are those of the default plan. */
export function useCompareRows(products: readonly ProductOnWire[]): CompareTableProps['rows'] {
  const t = useTexts('compare-cards')
  const field = useTextLookup('fields')
  const row = (name: string, value: (product: ProductOnWire) => string) => ({ name, values: products.map(value) })
  const fee = (amount: number | undefined): string => (amount ? rupeesText(amount) : t('none'))
  const benefit = (index: number) => (product: ProductOnWire) => product.benefits[index]?.title ?? t('absent')
  return [
    row(t('joiningFee'), ({ feeCodeDetails: [plan] }) => fee(plan?.joiningFee)),
    row(t('annualFee'), ({ feeCodeDetails: [plan] }) => fee(plan?.annualFee)),
    row(t('waivedFrom'), ({ feeCodeDetails: [plan] }) =>
      plan?.annualFeeWaivedFromSpend
        ? t('waivedFrom.value', { amount: rupeesText(plan.annualFeeWaivedFromSpend) })
        : t('absent'),
    ),
    ...[0, 1, 2].map((index) => row(t('benefit', { number: index + 1 }), benefit(index))),
    row(t('interest'), ({ charges }) => t('interest.value', { percent: percentText(charges.monthlyInterestPercent) })),
    row(t('foreign'), ({ charges }) => shareText(charges.foreignMarkup)),
    row(t('income'), ({ eligibility: { minimumAnnualIncome } }) =>
      minimumAnnualIncome ? t('income.value', { amount: rupeesText(minimumAnnualIncome) }) : t('income.none'),
    ),
    row(t('age'), ({ eligibility }) => t('age.value', { from: eligibility.minimumAge, to: eligibility.maximumAge })),
    row(t('work'), ({ eligibility }) =>
      eligibility.employmentTypes.map((code) => field(`employmentType.${code}`) ?? code).join(', '),
    ),
  ]
}
