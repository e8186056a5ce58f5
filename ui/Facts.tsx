import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface Fact {
  term: string
  value: ReactNode
  /** What is special about this value, in words. */
  mark?: string | undefined
  /** A link or button that changes it. */
  change?: ReactNode
}

/** Terms and their values: key facts, answers to check. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ term, value, mark, change }) => (
        <div className="facts__row" key={term}>
          <dt>{term}</dt>
          <dd>
            {typeof value === 'string' ? withBreak(value) : value}
            {mark && (
              <span className="facts__mark">
                <Icon name="check" /> {mark}
              </span>
            )}
          </dd>
          {change && <dd className="facts__change">{change}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** An email address that is too long for its line breaks before the @, not within a word. */
function withBreak(text: string): ReactNode {
  const at = text.indexOf('@')
  return at < 1 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
