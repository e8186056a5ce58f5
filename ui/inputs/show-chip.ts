/** Scrolls a row of chips, and nothing else, until one of them is in view. */
export function showChip(chip: HTMLElement): void {
  const row = chip.parentElement
  if (!row) return
  const left = chip.offsetLeft - row.offsetLeft - 16
  // Clear of the end, where the row fades, with the tick that it gets.
  const right = left + chip.offsetWidth + 84
  if (left < row.scrollLeft) row.scrollLeft = left
  else if (right > row.scrollLeft + row.clientWidth) row.scrollLeft = right - row.clientWidth
}
