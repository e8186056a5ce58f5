import { classes } from '@card-journey/ui/classes.ts'
import { useId, type ReactNode, type Ref } from 'react'
import './settings.css'

export interface SettingGroupProps {
  heading?: string | undefined
  /** What came of a change, below the rows, so that it moves none of them. */
  news?: string | undefined
  newsRef?: Ref<HTMLParagraphElement>
  /** It is about what is above it. */
  joined?: boolean
  /** Rows. */
  children: ReactNode
}

/** Settings of one kind: a quiet list, a row for each. */
export function SettingGroup({ heading, news, newsRef, joined = false, children }: SettingGroupProps) {
  const id = useId()
  return (
    <section className={classes('setting-group', joined && 'setting-group--joined')} aria-labelledby={heading && id}>
      {heading && <h2 id={id}>{heading}</h2>}
      <div className="setting-list">{children}</div>
      <p role="status" className="setting-group__news" ref={newsRef}>
        {news}
      </p>
    </section>
  )
}
