import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { CardArt } from './CardArt.tsx'
import '../styles/index.css'

const orientations = ['horizontal', 'vertical'] as const
const hindi = 'अरण्य ऋतु उत्सव यात्रा विशेष पुरस्कार कार्ड'.slice(0, 40)

test.each([
  ['short', 'Utsav'],
  ['40 letters', 'Banyan Signature Rewards Reserve Gold XL'],
  ['40 wide letters without a space', 'W'.repeat(40)],
  ['40 capitals', 'MAHAMAHIM WORLDWIDE MEMBERSHIP MAXIMUM W'],
  ['40 signs of Hindi', hindi],
  ['40 signs of Tamil', 'அரண்யா சிறப்பு பயணம் வெகுமதி அட்டை பிளஸ்'.slice(0, 40)],
])('a name of %s stays on the card, upright or not', async (_what, name) => {
  for (const orientation of orientations) {
    const screen = await render(
      <CardArt
        product={name}
        issuer="अरण्य बैंक"
        orientation={orientation}
        holder="MAHALAKSHMI WADEKARWAMW"
        number="5090123456784821"
        expiry="11/31"
      />,
    )
    const svg = screen.container.querySelector('svg') as SVGSVGElement
    const { width, height } = svg.viewBox.baseVal
    const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBBox())
    for (const [index, box] of boxes.entries()) {
      expect(box.x + box.width, `${orientation} ${index}`).toBeLessThanOrEqual(width - 40)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      // What comes later is below.
      const next = boxes[index + 1]
      if (next) expect(next.y + next.height / 3).toBeGreaterThanOrEqual(box.y + box.height * 0.8)
    }
    await screen.unmount()
  }
})

test('only a known number is printed: its last four, or all of it on revealing', async () => {
  const screen = await render(<CardArt product="Banyan" label="Card" />)
  const numbers = () => [...screen.container.querySelectorAll('.card-art__number')].map((text) => text.textContent)
  expect(numbers()).toEqual([])
  await screen.rerender(<CardArt product="Banyan" lastFour="4821" orientation="vertical" label="Card" />)
  expect(numbers()).toEqual(['•••• 4821'])
  await screen.rerender(<CardArt product="Banyan" number="5090 1234 5678 4821" orientation="vertical" label="Card" />)
  expect(screen.container.querySelectorAll('tspan').length).toBe(2)
  expect(numbers()).toEqual(['5090 12345678 4821'])
})

test('a thumbnail has no words, and little to paint', async () => {
  const { container } = await render(<CardArt product="Banyan" issuer="Bank" lastFour="4821" size="thumbnail" />)
  expect(container.querySelectorAll('text')).toHaveLength(0)
  expect(container.querySelectorAll('path, rect').length).toBeLessThanOrEqual(5)
})

test('a card has one material, whether it is shown or has just arrived: nothing of it is lost', async () => {
  const materialOf = async (motion?: 'arrived') => {
    const { container } = await render(<CardArt product="Banyan" motion={motion} />)
    const { backgroundImage, boxShadow } = getComputedStyle(container.querySelector('.card-art__body')!, '::after')
    return { backgroundImage, boxShadow }
  }
  const shown = await materialOf()
  expect(shown.backgroundImage).toContain('data:image/png')
  expect(await materialOf('arrived')).toEqual(shown)
})
