import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { eitherInWords } from '@card-journey/journey/texts/either-in-words.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import type { CompareRow, CompareTableProps } from '@card-journey/ui/CompareTable.tsx'
import type { ReactNode } from 'react'
import { useTextLookup, useTexts } from '../../../texts/screen-texts.ts'
import { percentText, shareText } from '../card-details/percent.ts'
import '@card-journey/ui/compare-table.css'

/** A name in two parts, with the number before it: "6 VayuMiles". */
const counted = /((?:\d[\d,]* )?\w*[a-z][A-Z]\w*)/

/**
 * In a narrow column a number stays with what it counts, and a name in two parts breaks where no line has room for it, and
 * then between them.
 */
const besideItsNumber = (title: string): ReactNode =>
  title.split(counted).map((part, index) =>
    index % 2 === 0 ? (
      part.replace(/(\d) /g, '$1\u00a0')
    ) : (
      <span key={index} className="compare__whole">
        {part
          .replace(' ', '\u00a0')
          .replace(/([a-z])(?=[A-Z])/g, '$1\n')
          .split('\n')
          .map((half, at) => [at > 0 && <wbr key={at} />, half])}
      </span>
    ),
  )

/** What cards are compared by, in groups; what differs is marked. Fees are those of the default plan. */
export function useCompareRows(products: readonly ProductOnWire[]): CompareTableProps['groups'] {
  const t = useTexts('compare-cards')
  const field = useTextLookup('fields')
  const row = (name: string, value: (product: ProductOnWire) => string): CompareRow => {
    const values = products.map(value)
    return { name, values, differs: new Set(values).size > 1 }
  }
  const fee = (amount: number | undefined): string => (amount ? rupeesText(amount) : t('none'))
  const fees = [
    row(t('joiningFee'), ({ feeCodeDetails: [plan] }) => fee(plan?.joiningFee)),
    row(t('annualFee'), ({ feeCodeDetails: [plan] }) => fee(plan?.annualFee)),
    row(t('waivedFrom'), ({ feeCodeDetails: [plan] }) => {
      if (!plan?.annualFee) return t('waivedFrom.free')
      return plan.annualFeeWaivedFromSpend ? rupeesText(plan.annualFeeWaivedFromSpend) : t('waivedFrom.never')
    }),
    row(t('interest'), ({ charges: { monthlyInterestPercent: month } }) =>
      t('interest.value', { month: percentText(month), year: percentText(month * 12) }),
    ),
    row(t('foreign'), ({ charges }) => shareText(charges.foreignMarkup)),
  ]
  const eligibility = [
    row(t('income'), ({ eligibility: { minimumAnnualIncome } }) =>
      minimumAnnualIncome ? rupeesText(minimumAnnualIncome) : t('income.none'),
    ),
    row(t('age'), ({ eligibility }) => t('age.value', { from: eligibility.minimumAge, to: eligibility.maximumAge })),
    row(t('work'), ({ eligibility }) =>
      eitherInWords(
        eligibility.employmentTypes.map((code) => field(`employmentType.${code}`) ?? code),
        (parts) => t('work.value', parts),
      ),
    ),
  ]
  const benefits = products.map((product) => (
    <ul key={product.productLogo} className="compare__list">
      {product.benefits.map(({ title }) => (
        <li key={title}>{besideItsNumber(title)}</li>
      ))}
    </ul>
  ))
  const titles = products.map((product) => product.benefits.map(({ title }) => title).join('\n'))
  return [
    { rows: [{ name: t('group.benefits'), heading: true, values: benefits, differs: new Set(titles).size > 1 }] },
    { name: t('group.fees'), rows: fees },
    { name: t('group.eligibility'), rows: eligibility },
  ]
}
