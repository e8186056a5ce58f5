import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { rupeesText } from '@card-journey/ui/Amount.tsx'
import { CompareTable } from '@card-journey/ui/CompareTable.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Aside } from '../../../layout/Aside.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { CostRows } from '../CostRows.tsx'
import { useLimitOf } from './use-limit-of.ts'
import './chosen-card.css'

interface Line {
  name: string
  value: (card: ProductOnWire) => string | undefined
}

/** What is said of each card; of limits, where one of the cards has one. */
function useLines(cards: readonly ProductOnWire[]): readonly Line[] {
  const t = useTexts('eligible-card-listing')
  const limitOf = useLimitOf()
  const fee = (amount: number | undefined) => (amount ? rupeesText(amount) : t('fee.none'))
  const limit = (card: ProductOnWire) => {
    const known = limitOf(card)
    return known ? t('limit.upTo', { amount: rupeesText(known) }) : t('limit.later')
  }
  return [
    ...(cards.some(limitOf) ? [{ name: t('limit'), value: limit }] : []),
    { name: t('fee.joining'), value: ({ feeCodeDetails: [plan] }) => fee(plan?.joiningFee) },
    { name: t('fee.annual'), value: ({ feeCodeDetails: [plan] }) => fee(plan?.annualFee) },
    { name: t('benefit'), value: ({ benefits: [first] }) => first?.title },
  ]
}

/** What the cards cost and allow, side by side. */
export function Comparison({ cards }: { cards: readonly ProductOnWire[] }) {
  const t = useTexts('eligible-card-listing')
  const lines = useLines(cards)
  return (
    <Disclosure summary={t('compare')}>
      <CompareTable
        caption={t('compare')}
        columns={cards.map((card) => ({ id: card.productCode, head: card.productName }))}
        groups={[{ rows: lines.map(({ name, value }) => ({ name, values: cards.map(value) })) }]}
      />
    </Disclosure>
  )
}

/** On a desktop, below the chosen card: what the comparison says of it. */
export function ChosenCard({ card, cards }: { card: ProductOnWire; cards: readonly ProductOnWire[] }) {
  const lines = useLines(cards)
  return (
    <Aside>
      <div className="chosen-costs">
        <CostRows
          rows={lines.flatMap(({ name, value }) => {
            const said = value(card)
            return said === undefined ? [] : [{ term: name, value: said }]
          })}
        />
      </div>
    </Aside>
  )
}
