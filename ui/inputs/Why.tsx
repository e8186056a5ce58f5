import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

export interface WhyProps {
  /** "Why we ask", for those who can't see the sign. */
  ask: string
  because: ReactNode
}

/** Why a field is asked for: a small sign in the row of its label, the answer below it. It opens before any script. */
export function Why({ ask, because }: WhyProps) {
  return (
    <details className="why">
      <summary>
        <Icon name="help" />
        <VisuallyHidden>{ask}</VisuallyHidden>
      </summary>
      <div className="why__because">{because}</div>
    </details>
  )
}
