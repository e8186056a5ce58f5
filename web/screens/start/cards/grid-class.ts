const inFours = (count: number): boolean => count === 4 || count === 8

/** Rows of three, or of four where those are whole. */
export const gridClass = (count: number): string => `listing__cards${inFours(count) ? ' listing__cards--fours' : ''}`

/** How many cards' room a row of three has left after so many. */
export function restOfRow(count: number): 0 | 1 | 2 {
  if (inFours(count) || count % 3 === 0) return 0
  return count % 3 === 1 ? 2 : 1
}

/** The best of so many cards, the first, takes the room of a row of three that would be left at the end. */
export function widthOfBest(count: number): '' | 'tile--wide' | 'tile--wide tile--widest' {
  return (['', 'tile--wide', 'tile--wide tile--widest'] as const)[restOfRow(count)]
}
