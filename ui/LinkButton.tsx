import type { ComponentProps } from 'react'
import { buttonClass, type ButtonKind } from './button-class.ts'
import { classes } from './classes.ts'

export interface LinkButtonProps extends ComponentProps<'a'> {
  kind?: ButtonKind
  wide?: boolean
}

/** A link that looks like a button. Navigates; performs no action. */
export function LinkButton({ kind, wide, className, ...rest }: LinkButtonProps) {
  return <a {...rest} className={classes(buttonClass(kind, wide), className)} />
}
