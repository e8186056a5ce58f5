import { rupeesText } from '@card-journey/ui/Amount.tsx'
import type { ChosenCard } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { percentText, shareText } from './percent.ts'
import './card-details.css'

/** The schedule of charges of the card, from the master data. What decides is said beside the card (KeyFacts.tsx). */
export function Fees({ card: { product } }: { card: ChosenCard }) {
  const t = useTexts('card-details')
  const { charges } = product
  const fee = (amount: number): string => (amount === 0 ? t('fee.none') : rupeesText(amount))
  const lateFees = charges.lateFees.map(({ dueAbove, fee: late }, index): [string, string] => {
    const next = charges.lateFees[index + 1]
    return [
      next
        ? t('fee.late.upTo', { from: rupeesText(dueAbove + 1), to: rupeesText(next.dueAbove) })
        : t('fee.late', { from: rupeesText(dueAbove) }),
      fee(late),
    ]
  })
  const rows: readonly [string, string][] = [
    [t('fee.addOn'), fee(charges.addOnCardFee)],
    [t('fee.replacement'), fee(charges.replacementFee)],
    ...lateFees,
    [t('fee.overLimit'), fee(charges.overLimitFee)],
    [t('fee.chequeBounce'), fee(charges.chequeBounceFee)],
    [t('charge.minimumDue'), t('charge.minimumDue.value', { percent: percentText(charges.minimumDuePercent) })],
    [t('charge.foreign'), shareText(charges.foreignMarkup)],
    [
      t('charge.cash'),
      t('charge.cash.value', {
        percent: shareText(charges.cashAdvanceShare),
        minimum: rupeesText(charges.cashAdvanceMinimum),
      }),
    ],
    [t('charge.emi'), t('charge.emi.value', { amount: rupeesText(charges.emiFrom) })],
    [t('charge.contactless'), t('charge.contactless.value', { amount: rupeesText(charges.contactlessUpTo) })],
  ]
  return (
    <>
      <table className="fees">
        <thead>
          <tr>
            <th scope="col">{t('fees.what')}</th>
            <th scope="col">{t('fees.howMuch')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fees__tax">{t('fees.tax')}</p>
    </>
  )
}
