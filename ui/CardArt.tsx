import { cardPatterns, type CardPattern } from './card-pattern.ts'
import { classes } from './classes.ts'

export interface CardArtProps {
  /** Printed on the card. */
  product: string
  issuer?: string
  pattern?: CardPattern
  /** Vertical for products with an upright card. */
  orientation?: 'horizontal' | 'vertical'
  /** Class that sets --card-base, --card-glow and --card-ink, if they differ from the page's theme. */
  theme?: string
  /** Masked unless given. Without `lastFour` all sixteen digits are dots. */
  number?: string | undefined
  lastFour?: string | undefined
  holder?: string
  /** MM/YY. */
  expiry?: string | undefined
  cvv?: string | undefined
  /** Printed beside the values. */
  words?: { expiry: string; cvv: string }
  /** If set, the card has a back and can turn; otherwise only the front is drawn. */
  side?: 'front' | 'back'
  /** The slow turn of the loader. */
  motion?: 'waiting'
  /** Text alternative; without it the card is decorative. */
  label?: string
}

const defaultWords = { expiry: 'VALID THRU', cvv: 'CVV' }

/** A payment card drawn from the theme's tokens: 85.6 × 54 mm at ten units to the millimetre. */
export function CardArt({ orientation = 'horizontal', theme, side, motion, label, ...card }: CardArtProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <div
      {...spoken}
      className={classes(
        'card-art',
        `card-art--${orientation}`,
        side === 'back' && 'card-art--turned',
        motion && `card-art--${motion}`,
        theme,
      )}
    >
      <div className="card-art__body">
        <Front {...card} orientation={orientation} />
        {side && <Back {...card} orientation={orientation} />}
      </div>
    </div>
  )
}

type Face = Omit<CardArtProps, 'orientation' | 'theme' | 'side' | 'motion' | 'label'> & {
  orientation: 'horizontal' | 'vertical'
}

const box = { horizontal: { width: 856, height: 540 }, vertical: { width: 540, height: 856 } } as const
const dots = '••••'

function groups(number: string | undefined, lastFour: string | undefined): string[] {
  if (!number) return [dots, dots, dots, lastFour ?? dots]
  return number.replace(/\D/g, '').match(/.{1,4}/g) ?? []
}

function Front({ product, issuer, pattern = 'waves', number, lastFour, holder, expiry, words, orientation }: Face) {
  const { width, height } = box[orientation]
  const upright = orientation === 'vertical'
  const shown = groups(number, lastFour)
  const said = words ?? defaultWords
  return (
    <svg className="card-art__face" viewBox={`0 0 ${width} ${height}`} focusable="false">
      <path className={`card-art__pattern card-art__pattern--${pattern}`} d={cardPatterns[pattern]} />
      {issuer && (
        <text className="card-art__issuer" x="52" y="80">
          {issuer}
        </text>
      )}
      <text className="card-art__product" x="52" y={issuer ? 130 : 96}>
        {product}
      </text>
      <Chip x={52} y={upright ? 300 : 204} />
      {upright ? (
        shown.map((group, line) => (
          <text key={line} className="card-art__number" x="52" y={490 + line * 56}>
            {group}
          </text>
        ))
      ) : (
        <text className="card-art__number" x="52" y="378">
          {shown.join(' ')}
        </text>
      )}
      {expiry && (
        <text className="card-art__small" x="52" y={upright ? 740 : 430}>
          {said.expiry} {expiry}
        </text>
      )}
      {holder && (
        <text className="card-art__holder" x="52" y={height - 52}>
          {holder}
        </text>
      )}
      <NetworkMark x={width - 152} y={height - 116} />
    </svg>
  )
}

function Back({ cvv, number, expiry, words, orientation }: Face) {
  const { width, height } = box[orientation]
  const said = words ?? defaultWords
  return (
    <svg className="card-art__face card-art__face--back" viewBox={`0 0 ${width} ${height}`} focusable="false">
      <path className="card-art__strip" d={`M0 64h${width}v104H0z`} />
      <path className="card-art__signature" d={`M52 226h${width - 260}v76H52z`} />
      <text className="card-art__cvv" x={width - 180} y="278">
        {said.cvv} {cvv ?? '•••'}
      </text>
      {number && orientation === 'horizontal' && (
        <text className="card-art__number" x="52" y="412">
          {groups(number, undefined).join(' ')}
        </text>
      )}
      {expiry && (
        <text className="card-art__small" x="52" y={height - 62}>
          {said.expiry} {expiry}
        </text>
      )}
      <NetworkMark x={width - 152} y={height - 116} />
    </svg>
  )
}

function Chip({ x, y }: { x: number; y: number }) {
  return (
    <g className="card-art__chip" transform={`translate(${x} ${y})`}>
      <rect width="108" height="82" rx="14" />
      <path d="M0 28h36v26H0m108-26H72v26h36M36 28V0m36 28V0M36 54v28m36-28v28" />
      <path className="card-art__contactless" d="M140 22q16 19 0 38m18-50q28 31 0 62m18-74q40 43 0 86" />
    </g>
  )
}

/** A fictional payment network, because no real logo may be drawn. */
function NetworkMark({ x, y }: { x: number; y: number }) {
  return (
    <g className="card-art__network" transform={`translate(${x} ${y})`}>
      <path d="M34 0h66L66 64H0z" />
      <path d="M58 18h24L60 46H36z" />
    </g>
  )
}
