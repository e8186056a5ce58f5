import type { ReactNode } from 'react'

export interface LoaderProps {
  heading: string
  /** The animation: card art. */
  art?: ReactNode
  text: string
  subheading?: string
}

/** The full-screen loader while waiting for a decision or a host. */
export function Loader({ heading, art, text, subheading }: LoaderProps) {
  return (
    <div className="loader" role="status" aria-live="polite">
      <p className="loader__heading">{heading}</p>
      {art && <div className="loader__art">{art}</div>}
      <p className="loader__text">{text}</p>
      {subheading && <p className="loader__subheading">{subheading}</p>}
    </div>
  )
}
