import { useId, type ReactNode } from 'react'
import './settings.css'

export interface SettingGroupProps {
  heading?: string | undefined
  /** What came of a change, below the rows, so that it moves none of them. */
  news?: string | undefined
  /** Rows. */
  children: ReactNode
}

/** Settings of one kind: a quiet list, a row for each. */
export function SettingGroup({ heading, news, children }: SettingGroupProps) {
  const id = useId()
  return (
    <section className="setting-group" aria-labelledby={heading && id}>
      {heading && <h2 id={id}>{heading}</h2>}
      <div className="setting-list">{children}</div>
      <p role="status" className="setting-group__news">
        {news}
      </p>
    </section>
  )
}
