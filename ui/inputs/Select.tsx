import type { ComponentProps } from 'react'
import type { Choice } from './choice.ts'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'

export interface SelectProps extends ComponentProps<'select'> {
  choices: readonly Choice[]
  /** First option, meaning no answer. */
  placeholder?: { value: string; label: string }
}

/** The browser's native list. */
export function Select({ choices, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="input-box input-box--select">
      <select {...rest} className={classes('input', className)}>
        {placeholder && <option value={placeholder.value}>{placeholder.label}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </span>
  )
}
