/** How many cells of a code are filled, and in which one the next digit goes. */
export interface CodeCells {
  filled: number
  here: number
  /** The caret stands behind the last digit. */
  whole: boolean
}

/** Typing goes where the selection begins; behind the last digit there is no cell, so the last one stays the place. */
export function codeCells(length: number, selectionStart: number, digits: number): CodeCells {
  return {
    filled: Math.min(length, digits),
    here: Math.min(selectionStart, digits - 1),
    whole: selectionStart >= digits,
  }
}
