import './offer.css'

export interface CostRow {
  term: string
  value: string
}

/** What a card costs and allows, a row each. */
export const CostRows = ({ rows }: { rows: readonly CostRow[] }) => (
  <dl className="offer__costs">
    {rows.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
