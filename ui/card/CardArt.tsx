import { useId, type Ref } from 'react'
import { themeColours, type CardColours } from './card-colours.ts'
import type { CardPattern } from './card-pattern.ts'
import { Chip, Ground, NetworkMark, TextLines } from './card-parts.tsx'
import { classes } from '../classes.ts'
import { fitText } from './fit-text.ts'

export interface CardArtProps {
  /** Printed on the card. */
  product: string
  issuer?: string
  pattern?: CardPattern
  colours?: CardColours | undefined
  /** Vertical for products with an upright card. */
  orientation?: 'horizontal' | 'vertical'
  /** Class that sets --card-base, --card-glow, --card-ink and --card-foil, if they differ from the page's theme. */
  theme?: string
  /** For a card narrower than 120 px: no words, and little to paint. */
  size?: 'full' | 'thumbnail'
  /** The whole number; without it and `lastFour` none is printed. */
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
  /** The slow turn of the loader; or the name engraved and one sheen of light, once. */
  motion?: 'waiting' | 'arrived' | undefined
  /** Text alternative; without it the card is decorative. */
  label?: string
  ref?: Ref<HTMLDivElement>
}

const defaultWords = { expiry: 'VALID THRU', cvv: 'CVV' }

/** A payment card drawn from its colours: 85.6 × 54 mm at ten units to the millimetre. */
export function CardArt({
  orientation = 'horizontal',
  theme,
  size = 'full',
  side,
  motion,
  label,
  ref,
  ...card
}: CardArtProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  const face = { ...card, orientation, colours: card.colours ?? themeColours, words: card.words ?? defaultWords }
  return (
    <div
      {...spoken}
      ref={ref}
      className={classes(
        'card-art',
        `card-art--${orientation}`,
        size === 'thumbnail' && 'card-art--thumbnail',
        side === 'back' && 'card-art--turned',
        motion && `card-art--${motion}`,
        theme,
      )}
    >
      <div className="card-art__body">
        {size === 'thumbnail' ? <Small {...face} /> : <Front {...face} />}
        {side && <Back {...face} />}
      </div>
    </div>
  )
}

type Face = Omit<CardArtProps, 'orientation' | 'colours' | 'words' | 'ref'> &
  Required<Pick<CardArtProps, 'orientation' | 'words'>> & { colours: CardColours }

const box = { horizontal: { width: 856, height: 540 }, vertical: { width: 540, height: 856 } } as const
const edge = 52

const digits = (number: string): string[] => number.replace(/\D/g, '').match(/.{1,4}/g) ?? []

/** The number as its lines: an upright card has two. */
function numberLines({ number, lastFour, orientation }: Face): string[] {
  if (!number) return lastFour ? [`•••• ${lastFour}`] : []
  const groups = digits(number)
  return orientation === 'vertical' ? [groups.slice(0, 2).join(' '), groups.slice(2).join(' ')] : [groups.join(' ')]
}

function Small({ orientation, colours, pattern = 'waves' }: Face) {
  const { width, height } = box[orientation]
  return (
    <svg className="card-art__face" viewBox={`0 0 ${width} ${height}`}>
      <Ground id={useId()} {...{ width, height, colours, pattern }} bold />
      <rect x="72" y={orientation === 'vertical' ? 150 : 200} width="130" height="98" rx="18" fill="#d9bf7f" />
    </svg>
  )
}

function Front(face: Face) {
  const { product, issuer, pattern = 'waves', colours, holder, expiry, words, orientation } = face
  const { width, height } = box[orientation]
  const upright = orientation === 'vertical'
  const name = fitText(product, { width: upright ? width - 2 * edge : 470, size: 54, lines: upright ? 3 : 2 })
  const bank = fitText(issuer ?? '', { width: upright ? width - 2 * edge : 470, size: 30, lines: 1, spacing: 0.02 })
  const nameTop = issuer ? 146 : 108
  const nameEnd = nameTop + (name.lines.length - 1) * name.size * 1.1
  const holderFit = fitHolder(holder, upright)
  // From the bottom edge upwards.
  const holderTop = height - edge - Math.max(0, holderFit.lines.length - 1) * holderFit.size * 1.1
  const expiryAt = holderTop - (holder ? 48 : 0)
  const shown = numberLines(face)
  const numberTop = expiryAt - (expiry ? 58 : holder ? 12 : 0) - Math.max(0, shown.length - 1) * 58
  return (
    <svg className="card-art__face" viewBox={`0 0 ${width} ${height}`} fill={colours.ink} stroke="none">
      <Ground id={useId()} {...{ width, height, colours, pattern }} />
      {issuer && <TextLines className="card-art__issuer" x={edge} y={84} step={30} {...bank} />}
      <TextLines className="card-art__product" x={edge} y={nameTop} step={name.size * 1.1} {...name} />
      <Chip x={edge} y={Math.max(nameEnd + 44, upright ? 240 : 214)} ink={colours.ink} />
      <TextLines className="card-art__number" x={edge} y={numberTop} step={58} lines={shown} />
      {expiry && (
        <text className="card-art__small" x={edge} y={expiryAt}>
          {words.expiry} {expiry}
        </text>
      )}
      <TextLines className="card-art__holder" x={edge} y={holderTop} step={holderFit.size * 1.1} {...holderFit} />
      <NetworkMark x={width - 152} y={height - 116} ink={colours.ink} />
    </svg>
  )
}

/** An upright card is narrow: a name is set closer there, and takes two lines only where one would be too small. */
function fitHolder(holder: string | undefined, upright: boolean) {
  if (!holder) return { lines: [], size: 32 }
  const fitIn = (lines: number) =>
    fitText(holder.toUpperCase(), { width: upright ? 310 : 500, size: 32, lines, spacing: upright ? 0 : 0.06 })
  const oneLine = fitIn(1)
  return upright && oneLine.size < 28 ? fitIn(2) : oneLine
}

function Back({ cvv, number, expiry, words, orientation, colours }: Face) {
  const { width, height } = box[orientation]
  return (
    <svg
      className="card-art__face card-art__face--back"
      viewBox={`0 0 ${width} ${height}`}
      fill={colours.ink}
      stroke="none"
    >
      <Ground id={useId()} {...{ width, height, colours }} pattern="plain" />
      <path d={`M0 64h${width}v104H0z`} fill="#17161c" />
      <g className="card-art__printed">
        <path d={`M52 226h${width - 260}v76H52z`} fill="#f3f1ea" />
        <text className="card-art__cvv" x={width - 180} y="278">
          {words.cvv} {cvv ?? '•••'}
        </text>
        {number && orientation === 'horizontal' && (
          <text className="card-art__number" x={edge} y="412">
            {digits(number).join(' ')}
          </text>
        )}
        {expiry && (
          <text className="card-art__small" x={edge} y={height - 62}>
            {words.expiry} {expiry}
          </text>
        )}
        <NetworkMark x={width - 152} y={height - 116} ink={colours.ink} />
      </g>
    </svg>
  )
}
