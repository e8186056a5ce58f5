import { classes } from './classes.ts'
import { lines, type DrawingName, type Lines } from './drawings.ts'

export interface DrawingProps {
  name: DrawingName
  /** The colour says what the heading says in words. */
  tone?: 'calm' | 'success' | 'warning' | 'danger'
}

/**
 * A line drawing above the heading of an ending, of waiting, of a document: one family, in the theme's colours. Beside
 * words, so never announced.
 */
export function Drawing({ name, tone = 'calm' }: DrawingProps) {
  const { body, detail }: Lines = lines[name]
  return (
    <svg
      className={classes('drawing', `drawing--${tone}`)}
      viewBox="0 0 64 64"
      width="80"
      height="80"
      aria-hidden="true"
      focusable="false"
    >
      <path className="drawing__tint" d={body} transform="translate(3 3)" />
      <path d={`${body}${detail ?? ''}`} />
    </svg>
  )
}
