import { rupeesText } from '@card-journey/ui/Amount.tsx'
import type { ChosenCard } from '../../../master/products.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { percentText, shareText } from './percent.ts'
import './card-details.css'

/** The whole schedule of charges of the card and fee plan, from the master data. */
export function Fees({ card: { product, plan } }: { card: ChosenCard }) {
  const t = useTexts('card-details')
  const { charges } = product
  const fee = (amount: number): string => (amount === 0 ? t('fee.none') : rupeesText(amount))
  // They stand beside the card, too, where there is room for that.
  const besideTheCard: readonly [string, string][] = [
    [t('fee.joining'), fee(plan.joiningFee)],
    [t('fee.annual'), fee(plan.annualFee)],
  ]
  const others: readonly [string, string][] = [
    [t('fee.addOn'), fee(charges.addOnCardFee)],
    [t('fee.replacement'), fee(charges.replacementFee)],
    ...charges.lateFees.map(({ dueAbove, fee: late }): [string, string] => [
      t('fee.late', { amount: rupeesText(dueAbove) }),
      fee(late),
    ]),
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
        <tbody className="fees__beside">{besideTheCard.map(row)}</tbody>
        <tbody>{others.map(row)}</tbody>
      </table>
      <p className="fees__tax">{t('fees.tax')}</p>
    </>
  )
}

const row = ([name, value]: readonly [string, string]) => (
  <tr key={name}>
    <th scope="row">{name}</th>
    <td>{value}</td>
  </tr>
)
