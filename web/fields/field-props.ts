import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import type { ReactNode } from 'react'

/** Props of every bound field. The name is the answer's name in the screen's form, and the control's id. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Why we ask: behind a sign in the row of the label. */
  why?: ReactNode
  /**
   * What a directory says about the answer: looks like an error, but does not block the form. A real error takes
   * precedence.
   */
  remark?: MessageKey | undefined
  /** Of a code: the attempts that are left after a wrong one. */
  triesLeft?: number | undefined
  /** Default true: until the form's own checks run, the browser rejects an empty answer. */
  required?: boolean
}
