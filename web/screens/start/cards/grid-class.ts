/** The grid has rows of two or three; cards.css widens its first tile where the last row would be short. */
export const gridClass = (count: number): string => `listing__cards listing__cards--${count === 4 || count === 8 ? 'fours' : count % 6}`
