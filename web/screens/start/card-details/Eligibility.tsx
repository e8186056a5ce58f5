import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { eitherInWords } from '@card-journey/journey/texts/either-in-words.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { useTextLookup, useTexts } from '../../../texts/screen-texts.ts'
import './card-details.css'

/** Who may apply. */
export function Eligibility({ product: { eligibility } }: { product: Pick<ProductOnWire, 'eligibility'> }) {
  const t = useTexts('card-details')
  const field = useTextLookup('fields')
  const { minimumAge, maximumAge, minimumAnnualIncome, employmentTypes, note } = eligibility
  return (
    <>
      <Facts
        facts={[
          { term: t('eligibility.age'), value: t('eligibility.age.value', { from: minimumAge, to: maximumAge }) },
          {
            term: t('eligibility.income'),
            value:
              minimumAnnualIncome === 0
                ? t('eligibility.income.none')
                : t('eligibility.income.value', { amount: rupeesText(minimumAnnualIncome) }),
          },
          {
            term: t('eligibility.work'),
            value: eitherInWords(
              employmentTypes.map((code) => field(`employmentType.${code}`) ?? code),
              (parts) => t('eligibility.work.value', parts),
            ),
          },
        ]}
      />
      {note && <p className="details__note">{note}</p>}
    </>
  )
}
