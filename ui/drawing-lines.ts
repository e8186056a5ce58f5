/** SVG path data whose start stands in the grid. */
type AbsolutePath = `M${string}`

export interface Lines {
  /** The closed outline: also filled with the tint, a little beside its line, like a print in two colours. */
  body: AbsolutePath
  /** Drawn after the body in one path: a relative start would begin at the body's last point. */
  detail?: AbsolutePath
  /** Begins so far within the grid that above a heading it is moved to the heading's edge. */
  narrow?: true
}

/** A page that could not be shown. Part of what every page loads (web/layout/BrokenScreen.tsx). */
export const broken: Lines = {
  body: 'M11 13h42q4 0 4 4v30q0 4-4 4H11q-4 0-4-4V17q0-4 4-4Z',
  detail: 'M7 23h50M13 18h.01M18 18h.01M32 29v9M32 44v.01',
}
