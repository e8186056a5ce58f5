/** A card's own colours, in any theme; without them it has its theme's. */
export interface CardColours {
  base: string
  /** The light from its upper right corner. */
  glow: string
  ink: string
  /** The motif. */
  foil: string
}

export const themeColours: CardColours = {
  base: 'var(--card-base)',
  glow: 'var(--card-glow)',
  ink: 'var(--card-ink)',
  foil: 'var(--card-foil, var(--card-ink))',
}
