import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'

export interface PanelProps {
  heading?: ReactNode
  /** Heading level in the page's outline. */
  level?: 2 | 3
  /** Raised is what stands for itself; `tinted`, what all of the screen is about. Neither has an edge: what is chosen has. */
  tone?: 'raised' | 'tinted'
  /** A link or button beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** A surface that groups related content. */
export function Panel({ heading, level = 2, tone = 'raised', action, children }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={classes('panel', `panel--${tone}`)} aria-labelledby={heading ? id : undefined}>
      {heading && (
        <div className="panel__head">
          <Heading className="panel__heading" id={id}>
            {heading}
          </Heading>
          {action}
        </div>
      )}
      {children}
    </section>
  )
}
