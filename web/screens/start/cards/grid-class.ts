const inFours = (count: number): boolean => count === 4 || count === 8

/** How many cards' room the last of such rows has left after so many. */
const left = (count: number, inRow: 3 | 4): number => (inRow - (count % inRow)) % inRow

/** From ten to twelve, a row of four has as much room left at the end as a row of three. */
const inBoth = (count: number): boolean => left(count, 3) === left(count, 4)

/** Rows of three, or of four where those are whole; in a wide window of four where no more room is left. */
export const gridClass = (count: number): string =>
  `listing__cards${inFours(count) ? ' listing__cards--fours' : inBoth(count) ? ' listing__cards--twelve' : ''}`

/** How many cards' room the last row has left after so many. */
export const restOfRow = (count: number): number => (inFours(count) ? 0 : left(count, 3))

/** The best of so many cards, the first, takes the room that would be left at the end. */
export const widthOfBest = (count: number): string =>
  ['', 'tile--wide', 'tile--wide tile--widest'][restOfRow(count)] ?? ''
