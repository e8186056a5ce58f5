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

/** What is painted below the words of a card, as colours, by each word's box. */
async function groundsOf(svg: SVGSVGElement): Promise<string[][]> {
  const { width, height } = svg.viewBox.baseVal
  const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBBox())
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
