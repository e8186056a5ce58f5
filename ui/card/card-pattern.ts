/** What is drawn on a card: large, off its edges, in two layers. */
export interface Motif {
  /** Shapes, filled faintly; where two overlap, neither is. */
  shapes?: string
  /** Fine lines, as of foil. */
  lines?: string
}

type Curve = readonly number[]

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const repeat = (count: number, draw: (index: number) => string): string => range(count).map(draw).join('')
const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0`

/** Of a circle, seen from the side and tilted. */
const ellipse = (x: number, y: number, long: number, short: number): string => {
  const [dx, dy] = [Math.round(long * 0.88), Math.round(long * -0.47)]
  const half = `a${long} ${short} -28 1 0 `
  return `M${x - dx} ${y - dy}${half}${dx * 2} ${dy * 2}${half}${-dx * 2} ${-dy * 2}`
}

/** A start and any number of cubic Bézier curves. */
const path = ([x, y, ...curves]: Curve): string => `M${x} ${y}C${curves.join(' ')}`

/** Lines that change evenly from one curve into another of as many points. */
const ribbon = (count: number, from: Curve, to: Curve): string =>
  repeat(count, (line) =>
    path(from.map((start, point) => Math.round(start + (((to[point] ?? start) - start) * line) / (count - 1)))),
  )

/** The point of a leaf's midrib at a share of its length, shifted towards one margin. */
const onLeaf = (share: number, aside: number): string => {
  const bulge = 290 * Math.sin(Math.PI * share ** 0.85) * aside
  const x = 40 + 600 * share - bulge * 0.62
  const y = 610 - 640 * share + 90 * Math.sin(Math.PI * share) - bulge * 0.78
  return `${Math.round(x)} ${Math.round(y)}`
}
const leafEdge = (aside: number): string =>
  range(17)
    .map((step) => onLeaf(step / 16, aside))
    .join(' ')
const veins = (aside: number): string =>
  repeat(9, (vein) => {
    const foot = 0.08 + vein * 0.095
    return `M${onLeaf(foot, 0)}Q${onLeaf(foot + 0.08, aside * 0.45)} ${onLeaf(foot + 0.13, aside * 0.97)}`
  })

/** A closed line around a summit, as on a map. */
const height = (size: number): string =>
  path(
    [
      -30, -100, 40, -118, 112, -70, 104, 4, 98, 66, 30, 66, -8, 96, -60, 130, -128, 74, -108, 6, -92, -44, -84, -86,
      -30, -100,
    ].map((value, index) => Math.round((index % 2 ? 250 : 350) + value * size - (index % 2 ? 1 : -1) * size * 12)),
  )

const wedge = (index: number): string => {
  const at = (degrees: number, radius: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${Math.round(400 - radius * Math.cos(angle))} ${Math.round(560 - radius * Math.sin(angle))}`
  }
  const from = index * 15 + 4
  return `M${at(from, 190)}L${at(from, 1000)} ${at(from + 7.5, 1000)} ${at(from + 7.5, 190)}z`
}

const arch = (index: number): string => {
  const half = 70 + index * 58
  return `M${360 - half} 640V380a${half} ${half} 0 0 1 ${half * 2} 0V640`
}

/** Drawn on a square of 540 that lies on the right of a card or on the lower part of an upright one. */
export const cardPatterns = {
  plain: {},
  waves: {
    lines: ribbon(
      18,
      [-330, 420, -60, 250, 120, 640, 330, 420, 430, 310, 500, 250, 640, 270],
      [-330, 470, -40, 500, 160, 250, 330, 180, 450, 130, 540, 20, 640, -60],
    ),
  },
  wing: {
    shapes: `${path([20, 560, 180, 380, 340, 120, 640, -60])}L640 130C400 210 200 400 20 560z`,
    lines: ribbon(20, [20, 560, 180, 380, 340, 120, 640, -60], [20, 560, 240, 520, 420, 480, 640, 500]),
  },
  peaks: {
    shapes: 'M240 150 330 300 290 340 400 640H-40z M470 30 540 190 500 260 640 470V640H360L330 360z',
    lines:
      'M-60 560 90 380 130 410 240 150 330 300 470 30 540 190 640 330M240 150 200 300 250 380 220 470M470 30 430 200 480 300 440 420',
  },
  contours: { lines: repeat(11, (ring) => height(0.35 + ring * 0.36)) },
  grid: {
    shapes: repeat(9, (cell) => `M${((cell * 5) % 9) * 60} ${cell * 60}h60v60h-60z`),
    lines: repeat(11, (line) => `M${line * 60} -20v680M-20 ${line * 60}h680`),
  },
  arches: { shapes: repeat(8, (index) => `${arch(index)}z`), lines: repeat(8, arch) },
  weave: {
    lines:
      ribbon(14, [60, -40, 20, 180, 300, 300, 240, 640], [420, -40, 480, 200, 560, 340, 660, 640]) +
      ribbon(14, [660, 20, 420, 60, 300, 160, -60, 300], [660, 420, 500, 380, 260, 640, -60, 640]),
  },
  rays: {
    shapes: repeat(12, wedge),
    lines: circle(400, 560, 130) + circle(400, 560, 160),
  },
  leaves: {
    shapes: `M${onLeaf(0, 0)}L${leafEdge(1)} ${range(17)
      .map((step) => onLeaf(1 - step / 16, 0))
      .join(' ')}z`,
    lines: `M${leafEdge(0)}M${leafEdge(1)}M${leafEdge(-1)}${veins(1)}${veins(-1)}`,
  },
  orbits: {
    // Inside the innermost ring: a disc that crossed the rings looked cut off.
    shapes: ellipse(430, 210, 240, 52),
    lines: repeat(9, (ring) => ellipse(430, 210, 240 + ring * 24, 52 + ring * 12)),
  },
  dunes: {
    shapes: repeat(4, (dune) => {
      const y = dune * 70
      return `M-60 ${330 + y}C120 ${200 + y} 220 ${230 + y} 340 ${300 + y}S520 ${380 + y} 660 ${220 + y * 1.3}V800H-60z`
    }),
    lines: ribbon(
      6,
      [-60, 330, 120, 200, 220, 230, 340, 300, 460, 370, 520, 380, 660, 220],
      [-60, 366, 122, 240, 222, 268, 338, 332, 454, 396, 524, 404, 660, 256],
    ),
  },
} as const satisfies Record<string, Motif>

export type CardPattern = keyof typeof cardPatterns
