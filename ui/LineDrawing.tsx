import { classes } from './classes.ts'
import type { Lines } from './drawing-lines.ts'

export interface LineDrawingProps {
  lines: Lines
  /** The colour says what the heading says in words. */
  tone?: 'calm' | 'success' | 'warning' | 'danger'
}

/** One drawing of the family, from its lines: for the frame's own pages, which load no others. */
export function LineDrawing({ lines: { body, detail, narrow }, tone = 'calm' }: LineDrawingProps) {
  return (
    <svg
      className={classes('drawing', `drawing--${tone}`, narrow && 'drawing--narrow')}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path className="drawing__tint" d={body} transform="translate(3 3)" />
      <path d={`${body}${detail ?? ''}`} />
    </svg>
  )
}
