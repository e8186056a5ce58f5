import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ReactNode } from 'react'

/** What every bound field takes. The name is the answer's name in the screen's form, and the control's id. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Why we ask: shown behind a disclosure. */
  why?: ReactNode
  /** What a directory says about the answer: looks like a mistake, yet does not hold the form. A real mistake goes before it. */
  remark?: MessageKey | undefined
  /** Default true: until the form's own checks run, the browser refuses an empty answer. */
  required?: boolean
}
