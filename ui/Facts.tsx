import type { ReactNode } from 'react'

export interface Fact {
  term: string
  value: ReactNode
  /** A link or button that changes it. */
  change?: ReactNode
}

/** Terms and their values: key facts, answers to check. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, value, change }) => (
        <div className="facts__row" key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {change && <dd className="facts__change">{change}</dd>}
        </div>
      ))}
    </dl>
  )
}
