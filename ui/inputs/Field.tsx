import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { errorId, fieldWiring, hintId, type FieldWiring } from './field-wiring.ts'
import { FieldError } from './FieldError.tsx'
import { Why, type WhyProps } from './Why.tsx'

export interface FieldFrame {
  /** Id of the control; links of the error summary point to it. */
  id: string
  label: ReactNode
  hint?: ReactNode | undefined
  /** The error message; absent if there is none. */
  error?: string | undefined
  why?: WhyProps | undefined
}

export interface FieldProps extends FieldFrame {
  /** Renders the control; spread the wiring on it. */
  children: (wiring: FieldWiring) => ReactNode
}

/** A single control with label above, hint under the label and message under the control. */
export function Field({ id, label, hint, error, why, children }: FieldProps) {
  return (
    <div className={classes('field', why && 'field--why', error !== undefined && 'field--wrong')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {why && <Why {...why} />}
      {hint && (
        <div className="field__hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      {children(fieldWiring(id, { hint, error }))}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </div>
  )
}
