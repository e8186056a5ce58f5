const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const lines = (count: number, line: (index: number) => string): string => range(count).map(line).join('')
const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`

/** The patterns for card art, as path data on an area of 860 × 860: large enough for both orientations. */
export const cardPatterns = {
  plain: '',
  waves: lines(9, (line) => `M-40 ${120 + line * 80}c180-${60 + line * 4} 270 80 450 10s250-90 500-40`),
  contours: lines(8, (ring) => {
    const spread = 60 + ring * 74
    return `M${700 - spread} 250c0-${spread} ${spread * 1.3}-${spread} ${spread * 1.5}-${spread * 0.2}s-${spread * 0.2} ${spread * 1.3}-${spread * 0.8} ${spread * 1.1}-${spread * 0.7}-${spread * 0.2}-${spread * 0.7}-${spread * 0.9}z`
  }),
  grid: lines(15, (line) => `M${line * 62 - 4} 0v860M0 ${line * 62 - 4}h860`),
  weave: lines(13, (line) => `M${line * 130 - 780} 860l860-860M${line * 130 - 780} 0l860 860`),
  rays: lines(13, (ray) => {
    const angle = (ray * 7 * Math.PI) / 180
    return `M0 540 ${Math.round(1200 * Math.cos(angle))} ${540 - Math.round(1200 * Math.sin(angle))}`
  }),
  leaves: lines(5, (row) =>
    lines(6, (column) => {
      const x = column * 172 + (row % 2) * 86 - 60
      const y = row * 172 + 20
      return `M${x} ${y + 120}c0-70 40-110 110-120 0 70-40 110-110 120l80-86`
    }),
  ),
  orbits: lines(7, (ring) => round(780, 60, 110 + ring * 96)) + round(594, 278, 12) + round(400, 220, 9),
  dunes: lines(
    7,
    (dune) =>
      `M-20 ${250 + dune * 74}c160-${150 - dune * 16} 300-${120 - dune * 10} 470 0s300 30 460-${110 - dune * 8}V900H-20z`,
  ),
} as const

export type CardPattern = keyof typeof cardPatterns
