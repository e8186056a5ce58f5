const inFours = (count: number): boolean => count === 4 || count === 8

/** Rows of three, or of four where those are whole. */
export const gridClass = (count: number): string => `listing__cards${inFours(count) ? ' listing__cards--fours' : ''}`

/** The best of so many cards, the first, takes the room of a row of three that would be left at the end. */
export function widthOfBest(count: number): '' | 'tile--wide' | 'tile--wide tile--widest' {
  if (inFours(count) || count % 3 === 0) return ''
  return count % 3 === 1 ? 'tile--wide tile--widest' : 'tile--wide'
}
