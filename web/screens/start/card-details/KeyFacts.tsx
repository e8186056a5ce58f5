import { Amount, rupeesText } from '@card-journey/ui/Amount.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import type { ChosenCard } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { percentText } from './percent.ts'
import './card-details.css'

/** What decides whether a card suits: its fees, its interest, the interest-free days. */
export function KeyFacts({ card: { product, plan } }: { card: ChosenCard }) {
  const t = useTexts('card-details')
  const { charges } = product
  const fee = (amount: number) => (amount === 0 ? t('fee.none') : <Amount rupees={amount} />)
  return (
    <Facts
      facts={[
        { term: t('fee.joining'), value: fee(plan.joiningFee) },
        {
          term: t('fee.annual'),
          value: (
            <>
              {fee(plan.annualFee)}
              {plan.annualFeeWaivedFromSpend !== undefined && (
                <span className="details__waiver">
                  {t('fee.waived', { amount: rupeesText(plan.annualFeeWaivedFromSpend) })}
                </span>
              )}
            </>
          ),
        },
        {
          term: t('charge.interest'),
          value: t('charge.interest.value', {
            month: percentText(charges.monthlyInterestPercent),
            year: percentText(charges.monthlyInterestPercent * 12),
          }),
        },
        {
          term: t('charge.interestFree'),
          value: (
            <>
              {t('charge.interestFree.value', { days: charges.interestFreeDays })}{' '}
              <span className="details__waiver">{t('charge.interestFree.if')}</span>
            </>
          ),
        },
      ]}
    />
  )
}
