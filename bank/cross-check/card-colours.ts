import type { Fault } from '../fault.ts'
import type { CardColours } from '../schema/product.ts'

/** WCAG 2.2's relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** What is printed must be readable on all of the card, and its motif visible on it (WCAG 1.4.3, 1.4.11). */
const pairs = [
  ['ink', 'base', 4.5],
  ['ink', 'glow', 4.5],
  ['foil', 'base', 3],
] as const

/** Finds colours of a card that are too close to each other. */
export function checkCardColours(file: string, colours: CardColours | undefined): Fault[] {
  if (!colours) return []
  return pairs.flatMap(([front, back, least]) => {
    const is = contrast(colours[front], colours[back])
    if (is >= least) return []
    const lighter = luminance(colours[front]) > luminance(colours[back])
    return [
      {
        file,
        path: `art.colours.${front}`,
        wrong: `"${colours[front]}" on ${back} "${colours[back]}" has a contrast of ${(Math.floor(is * 10) / 10).toFixed(1)}, at least ${least} is needed`,
        fix: lighter ? `Make ${front} lighter or ${back} darker.` : `Make ${front} darker or ${back} lighter.`,
      },
    ]
  })
}
