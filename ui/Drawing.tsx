import { lines, type DrawingName } from './drawings.ts'
import { LineDrawing, type LineDrawingProps } from './LineDrawing.tsx'

export interface DrawingProps extends Pick<LineDrawingProps, 'tone'> {
  name: DrawingName
}

/**
 * A line drawing above the heading of an ending, of waiting, of a document: one family, in the theme's colours. Beside
 * words, so never announced.
 */
export function Drawing({ name, tone }: DrawingProps) {
  return <LineDrawing lines={lines[name]} tone={tone} />
}
