/** Rows of two, three or four: whole ones where there are such; otherwise cards.css widens the first tile of the grid. */
export const gridClass = (count: number): string =>
  `listing__cards listing__cards--${count === 4 || count === 8 ? 'fours' : count % 6}`
