import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { blurOnEnter } from './enter.ts'
import { errorId, fieldWiring, hintId } from './field-wiring.ts'
import { FieldError } from './FieldError.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  id: string
  /** May contain links; only the text beside them ticks the box. */
  label: ReactNode
  /** What a list of mistakes calls it: a label that is a sentence is too long for that. */
  shortName?: string | undefined
  hint?: ReactNode | undefined
  error?: string | undefined
}

/** A checkbox with its own hint and message. */
export function Checkbox({ id, label, shortName, hint, error, className, ...rest }: CheckboxProps) {
  return (
    <div className={classes('field', 'checkbox', className, error !== undefined && 'field--wrong')}>
      <div className="checkbox__row">
        <input
          {...rest}
          {...fieldWiring(id, { hint, error })}
          className="choice__input"
          type="checkbox"
          onKeyDown={blurOnEnter}
        />
        <label className="checkbox__label" htmlFor={id} data-name={shortName}>
          {label}
        </label>
      </div>
      {hint && (
        <div className="field__hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </div>
  )
}
