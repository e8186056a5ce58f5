import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { FieldFrame } from './Field.tsx'
import { errorId, fieldWiring, hintId } from './field-wiring.ts'
import { FieldError } from './FieldError.tsx'
import { Why } from './Why.tsx'

/** Several controls for one answer (three boxes of a date, radio cards). `id` is that of the first control. */
export function FieldGroup({ id, label, hint, error, why, children }: FieldFrame & { children: ReactNode }) {
  return (
    <fieldset
      className={classes('field', why && 'field--why', error !== undefined && 'field--wrong')}
      aria-describedby={fieldWiring(id, { hint, error })['aria-describedby']}
    >
      <legend className="field__label">{label}</legend>
      {why && <Why {...why} />}
      {hint && (
        <div className="field__hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </fieldset>
  )
}
