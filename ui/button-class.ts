import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The classes of a button, for another element that must look like one (a link). */
export function buttonClass(kind: ButtonKind = 'primary', wide = false): string {
  return classes('button', `button--${kind}`, wide && 'button--wide')
}
