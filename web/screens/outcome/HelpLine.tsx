import type { ComponentProps } from 'react'
import { CallInWords } from '../../layout/CallInWords.tsx'

/** The bank's helpline and its hours, in a screen's own sentence. */
export function HelpLine(props: ComponentProps<typeof CallInWords>) {
  return (
    <p className="muted">
      <CallInWords {...props} />
    </p>
  )
}
