import { cardPatterns, type CardPattern, type Motif } from './card-pattern.ts'
import type { CardColours } from './card-colours.ts'

export interface GroundProps {
  /** Unique in the page: gradients are named. */
  id: string
  width: number
  height: number
  colours: CardColours
  pattern: CardPattern
  /** For thumbnails, on which fine lines would be lost. */
  bold?: boolean
}

type Stops = readonly (readonly [offset: number, opacity: number])[]

/** The foil is strong where nothing is printed: on the right of a card, down across the middle of an upright one. */
const foilAcross = [
  { x1: 14, y1: 0, x2: 540, y2: 0 },
  [
    [0, 0],
    [0.4, 0.14],
    [0.8, 0.9],
  ],
] as const satisfies [object, Stops]
const foilDown = [
  { x1: 50, y1: 116, x2: 203, y2: 728 },
  [
    [0, 0],
    [0.16, 0.9],
    [0.19, 0.9],
    [0.33, 0.14],
    [1, 0.1],
  ],
] as const satisfies [object, Stops]
/** Of a thumbnail, where nothing but the chip is printed. */
const strong: Stops = [
  [0, 0],
  [0.2, 0.9],
]

/** The middle of the network's mark, from the motif's corner: across, upright. */
const markAt = [
  { cx: 438, cy: 456 },
  { cx: 418, cy: 496 },
] as const

/**
 * Base, glow and motif. As attributes, not styles: the policy allows no inline styles, and a test measures the contrast
 * of what is painted.
 */
export function Ground({ id, width, height, colours, pattern, bold = false }: GroundProps) {
  const { shapes, lines }: Motif = cardPatterns[pattern]
  const foil = `url(#${id}f)`
  const [way, fading] = width > height ? foilAcross : foilDown
  return (
    <>
      <radialGradient id={`${id}g`} cx="0.9" cy="0" r="1.05">
        <stop stopColor={colours.glow} />
        <stop offset="1" stopColor={colours.glow} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" {...way}>
        {(bold ? strong : fading).map(([offset, opacity]) => (
          <stop key={offset} offset={offset} stopColor={colours.foil} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill={colours.base} />
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}g)`} />
      {/* No line of it crosses the network's mark: it fades around it. */}
      {!bold && (
        <>
          <radialGradient id={`${id}n`} gradientUnits="userSpaceOnUse" {...markAt[width > height ? 0 : 1]} r="150">
            <stop offset="0.45" />
            <stop offset="1" stopColor="#fff" />
          </radialGradient>
          <mask id={`${id}m`}>
            <path d="M-99-99H999V999H-99z" fill={`url(#${id}n)`} />
          </mask>
        </>
      )}
      <g
        mask={bold ? undefined : `url(#${id}m)`}
        className={`card-art__pattern card-art__pattern--${pattern}`}
        transform={width > height ? 'translate(316)' : 'translate(20 276)'}
        fill="none"
      >
        {shapes && <path d={shapes} fill={foil} fillOpacity={bold ? 0.36 : 0.2} fillRule="evenodd" />}
        {lines && <path d={lines} stroke={foil} strokeWidth={bold ? 7 : 2.6} strokeLinejoin="round" />}
      </g>
    </>
  )
}

export interface TextLinesProps {
  className: string
  x: number
  y: number
  /** Between two base lines. */
  step: number
  lines: readonly string[]
  size?: number
}

export function TextLines({ className, x, y, step, lines, size }: TextLinesProps) {
  if (lines.length === 0) return null
  return (
    <text className={className} x={x} y={y} fontSize={size}>
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={index} x={x} y={Math.round(y + index * step)}>
              {line}
            </tspan>
          ))}
    </text>
  )
}

/** Eight contacts around the middle one, and beside it the sign for paying by touch. */
export function Chip({ x, y, ink }: { x: number; y: number; ink: string }) {
  return (
    <g transform={`translate(${x} ${Math.round(y)})`} fill="none">
      <path
        d="M16 0h78a16 16 0 0 1 16 16v50a16 16 0 0 1-16 16H16A16 16 0 0 1 0 66V16A16 16 0 0 1 16 0z"
        fill="#d9bf7f"
      />
      <path d="M16 0h78a16 16 0 0 1 16 16v8L34 82H16A16 16 0 0 1 0 66V16A16 16 0 0 1 16 0z" fill="#f0deac" />
      <path
        d="M0 28h32m-32 26h32m46-26h32m-32 26h32M44 0v14m22-14v14M44 82V68m22 14V68M44 14h22a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12H44a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12z"
        stroke="#7d6730"
        strokeWidth="2.5"
      />
      <path
        d="M142 27a28 28 0 0 1 0 28m16-37a46 46 0 0 1 0 46m16-55a64 64 0 0 1 0 64m16-73a82 82 0 0 1 0 82"
        stroke={ink}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}

/** A fictional payment network, because no real logo may be drawn. */
export function NetworkMark({ x, y, ink }: { x: number; y: number; ink: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M34 0h66L66 64H0z" fill="none" stroke={ink} strokeWidth="5" strokeLinejoin="round" />
      <path d="M58 18h24L60 46H36z" fill={ink} />
    </g>
  )
}
