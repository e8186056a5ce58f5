import type { ProductFile } from '@card-journey/bank/schema/product.ts'
import { contrast } from '@card-journey/bank/cross-check/card-colours.ts'
import { CardArt } from '@card-journey/ui/card/CardArt.tsx'
import { themes } from '@card-journey/journey/rules/product/theme.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { themeClass } from '../theme/themes.ts'
import '../styles/critical.css'

const files = import.meta.glob<ProductFile>('../../bank/data/products/*.json', { eager: true, import: 'default' })
const orientations = ['horizontal', 'vertical'] as const

/** What is painted below words and marks of a card. */
async function groundOf(svg: SVGSVGElement): Promise<OffscreenCanvasRenderingContext2D> {
  const { width, height } = svg.viewBox.baseVal
  const copy = svg.cloneNode(true) as SVGSVGElement
  while (!copy.lastElementChild?.classList.contains('card-art__pattern')) copy.lastElementChild?.remove()
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(resolved(copy, svg))}`
  await image.decode()
  const canvas = new OffscreenCanvas(width, height)
  const brush = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  brush.drawImage(image, 0, 0)
  return brush
}

/** The same as colours, by each word's box. */
async function groundsOf(svg: SVGSVGElement): Promise<string[][]> {
  const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBBox())
  const brush = await groundOf(svg)
  return boxes.map((box) => {
    const { data } = brush.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height))
    const colours = new Map<string, number>()
    for (let at = 0; at < data.length; at += 4) {
      const colour = `#${[0, 1, 2].map((part) => (data[at + part] ?? 0).toString(16).padStart(2, '0')).join('')}`
      colours.set(colour, (colours.get(colour) ?? 0) + 1)
    }
    return [...colours.keys()]
  })
}

/** An image knows nothing of the page's theme: its variables are filled in. */
const resolved = (copy: SVGSVGElement, original: SVGSVGElement): string => {
  const values = getComputedStyle(original)
  return new XMLSerializer()
    .serializeToString(copy)
    .replace(/var\((--[\w-]+)(?:, var\((--[\w-]+)\))?\)/g, (_all, name: string, other: string) =>
      (values.getPropertyValue(name) || values.getPropertyValue(other)).trim(),
    )
}

async function faintest(card: React.ReactElement, ink: (svg: Element) => string): Promise<number> {
  const screen = await render(card)
  const svg = screen.container.querySelector('svg') as SVGSVGElement
  const grounds = await groundsOf(svg)
  expect(grounds.length).toBeGreaterThanOrEqual(5)
  const least = Math.min(...grounds.flat().map((ground) => contrast(ink(svg), ground)))
  await screen.unmount()
  return least
}

const printed = {
  issuer: 'Aranya Bank',
  holder: 'MAHALAKSHMI VENKATARAMAN',
  lastFour: '8644',
  expiry: '11/31',
}

test.each(Object.values(files).map((file) => [file.productName, file] as const))(
  'what is printed on %s has a contrast of 4.5 to all that is painted below it',
  async (productName, { art }) => {
    for (const orientation of orientations)
      expect(
        await faintest(<CardArt {...printed} {...art} product={productName} orientation={orientation} />, () =>
          String(art.colours?.ink),
        ),
      ).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(themes)('so has a card without colours of its own in the theme %s', async (theme) => {
  for (const orientation of orientations)
    expect(
      await faintest(
        <CardArt {...printed} product="Banyan" pattern="leaves" orientation={orientation} theme={themeClass(theme)} />,
        (svg) => getComputedStyle(svg).getPropertyValue('--card-ink').trim(),
      ),
    ).toBeGreaterThanOrEqual(4.5)
})

test.each(Object.values(files).map((file) => [file.productName, file] as const))(
  'no line of the motif of %s crosses the network’s mark',
  async (productName, { art }) => {
    for (const orientation of orientations) {
      const screen = await render(<CardArt {...art} product={productName} orientation={orientation} />)
      const svg = screen.container.querySelector('svg') as SVGSVGElement
      const mark = svg.lastElementChild as SVGGElement
      const outline = mark.querySelector('path') as SVGPathElement
      const { e: left, f: top } = mark.transform.baseVal.consolidate()!.matrix
      const withMotif = await groundOf(svg)
      const shapes = svg.querySelector('.card-art__pattern') as SVGGElement
      shapes.replaceChildren()
      const without = await groundOf(svg)
      for (let x = 0; x <= 100; x += 2)
        for (let y = 0; y <= 64; y += 2)
          if (outline.isPointInFill(new DOMPoint(x, y)) || outline.isPointInStroke(new DOMPoint(x, y)))
            expect(withMotif.getImageData(left + x, top + y, 1, 1).data, `${orientation} ${x} ${y}`).toEqual(
              without.getImageData(left + x, top + y, 1, 1).data,
            )
      await screen.unmount()
    }
  },
)

test.each(Object.values(files).map((file) => [file.productName, file] as const))(
  'nothing of the motif of %s is behind the chip and the sign beside it, however small the card',
  async (productName, { art }) => {
    for (const orientation of orientations)
      for (const size of ['full', 'thumbnail'] as const) {
        const screen = await render(
          <CardArt {...art} product={productName} issuer="Aranya Bank" orientation={orientation} size={size} />,
        )
        const svg = screen.container.querySelector('svg') as SVGSVGElement
        const chip = svg.querySelector<SVGGraphicsElement>('[fill="#d9bf7f"]')!
        const drawn = size === 'full' ? (chip.parentElement as unknown as SVGGraphicsElement) : chip
        const [box, from] = [drawn.getBBox(), drawn.transform.baseVal.consolidate()?.matrix]
        const area = [box.x + (from?.e ?? 0), box.y + (from?.f ?? 0), box.width, box.height] as const
        const withMotif = (await groundOf(svg)).getImageData(...area).data
        svg.querySelector('.card-art__pattern')!.replaceChildren()
        const without = (await groundOf(svg)).getImageData(...area).data
        expect(
          withMotif.every((value, at) => value === without[at]),
          `${orientation} ${size}`,
        ).toBe(true)
        await screen.unmount()
      }
  },
)
