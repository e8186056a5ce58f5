import { texts } from '@card-journey/journey/texts/en/compare-cards.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { master, productNamed } from '../products-for-tests.ts'
import '../../../styles/critical.css'
import { CompareCardsScreen } from './CompareCardsScreen.tsx'

const open = (cards: string, known = master) =>
  render(
    <Fixture screen="compare-cards" application={null} master={known} query={{ cards }}>
      <CompareCardsScreen />
    </Fixture>,
  )

/** One card, and another that differs from it in this only. */
const alike = (different: Partial<ReturnType<typeof productNamed>>) => {
  const miles = productNamed('miles')
  return { ...master, getProductDetails: [miles, { ...miles, productLogo: 'other', ...different }] }
}

test.for([
  ['miles,festival', ['Example Miles', 'Example Festival']],
  ['festival,miles,first', ['Example Festival', 'Example Miles', 'Example First']],
  ['festival,festival,miles,unknown,hidden', ['Example Festival', 'Example Miles']],
] as const)('[RT-05, CO-53] cards=%s are side by side, in that order', async ([cards, names]) => {
  const screen = await open(cards)
  const heads = screen.getByRole('columnheader').elements()
  expect(heads.map((head) => head.querySelector('.compare-head__name')?.textContent)).toEqual(names)
})

test.for(['', 'festival', 'festival,unknown', 'festival,miles,first,style'])(
  '[CO-53] cards=%s is the wrong number: the page says how many to choose, and where',
  async (cards) => {
    const screen = await open(cards)
    expect(screen.getByRole('table').elements()).toHaveLength(0)
    await expect.element(screen.getByText(/\b3\b/)).toBeVisible()
    await expect.element(screen.getByRole('link', { name: texts.choose })).toHaveAttribute('href', '/cards')
  },
)

test('what differs is marked, seen and heard; benefits are together', async () => {
  const screen = await open('miles,first')
  const marked = [...screen.container.querySelectorAll('.compare__row--differs > th')].map((head) => head.textContent)
  expect(marked).toContain(`${texts.joiningFee} (${texts.differs})`)
  expect(marked.join()).not.toContain(texts.foreign)
  const lists = [...screen.container.querySelectorAll('.compare__list')].map((list) => list.children.length)
  expect(lists).toEqual([3, 3])
})

test.for([
  ['miles,other', texts['same.both']],
  ['miles,other,third', texts['same.all']],
] as const)('%s: where only benefits differ nothing is said to be in bold', async ([cards, words]) => {
  const other = alike({ benefits: [{ title: 'Miles', text: '' }] })
  const third = { ...productNamed('miles'), productLogo: 'third' }
  const screen = await open(cards, { ...other, getProductDetails: [...other.getProductDetails, third] })
  await expect.element(screen.getByText(words)).toBeVisible()
  expect(screen.getByText(texts.bold).elements()).toEqual([])
})

test('benefits that differ are marked like every other row, without all of their lines in bold', async () => {
  const screen = await open('miles,other', alike({ benefits: [{ title: 'Miles', text: '' }] }))
  const marked = [...screen.container.querySelectorAll('.compare__row--differs > th')].map((head) => head.textContent)
  expect(marked).toEqual([`${texts['group.benefits']} (${texts.differs})`])
  const list = screen.container.querySelector('.compare__row--differs .compare__list') as HTMLElement
  expect(getComputedStyle(list).fontWeight).toBe('400')
})

test.for([360, 1280])('at %i pixels the cards begin right below the heading and the way to others', async (width) => {
  await page.viewport(width, 800)
  const screen = await open('miles,first')
  const boxOf = (part: string) => screen.container.querySelector(part)!.getBoundingClientRect()
  const [heading, card] = [boxOf('h1'), boxOf('.compare-head__art')]
  expect(card.top - heading.bottom).toBeLessThanOrEqual(width === 360 ? 96 : 24)
  await page.viewport(360, 740)
})

test('the names of the cards stay in view while their comparison is scrolled', async () => {
  const screen = await open('miles,festival,first')
  const head = screen.getByRole('columnheader').elements()[0] as HTMLElement
  const last = [...screen.container.querySelectorAll('tbody tr')].at(-1) as HTMLElement
  last.scrollIntoView({ block: 'end' })
  const { top, bottom } = head.getBoundingClientRect()
  expect(scrollY).toBeGreaterThan(300)
  expect(top).toBeGreaterThanOrEqual(-1)
  expect(bottom).toBeLessThan(120)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test.for([
  [360, 740],
  [1280, 800],
] as const)(
  'at %i by %i each column has its “Apply” in view, wherever one reads, and its card once',
  async ([width, height]) => {
    await page.viewport(width, height)
    const screen = await open('miles,festival,first')
    const all = document.documentElement.scrollHeight
    for (const y of [0, 200, all / 3]) {
      scrollTo(0, y)
      for (const apply of screen.container.querySelectorAll('.compare-head__apply')) {
        const { left, bottom, width } = apply.getBoundingClientRect()
        expect(bottom).toBeLessThanOrEqual(innerHeight)
        expect(document.elementFromPoint(left + width / 2, bottom - 8)).toBe(apply)
      }
    }
    expect(screen.container.querySelectorAll('.card-art')).toHaveLength(3)
    await page.viewport(360, 740)
  },
)

test('on a phone what covers the comparison above and below it reaches to the edges of the screen', async () => {
  await page.viewport(360, 740)
  const { container } = await open('miles,festival,first')
  await expect.poll(() => container.querySelector('.compare tfoot')).not.toBeNull()
  for (const cover of ['.compare__names', '.compare tfoot'])
    expect(getComputedStyle(container.querySelector(cover)!).boxShadow).toContain('-16px 0px 0px 0px')
})

test('the listing is led back to from above the heading, as Back looks in the steps', async () => {
  const screen = await open('miles,festival')
  const back = screen.getByRole('link', { name: texts.back })
  await expect.element(back).toHaveAttribute('href', '/cards')
  const { fontSize, fontWeight, textDecorationLine } = getComputedStyle(back.element())
  expect([fontSize, fontWeight, textDecorationLine]).toEqual(['14px', '600', 'none'])
  const heading = screen.getByRole('heading', { level: 1 }).element()
  expect(back.element().compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('occupations are said as words of a sentence', async () => {
  const screen = await open('miles,festival')
  await expect.element(screen.getByRole('cell', { name: 'Salaried or self-employed' }).first()).toBeVisible()
})

test.for([
  ['miles,festival', 20],
  ['miles,festival,first', 12],
] as const)('on a phone the columns of %s are %i px apart', async ([cards, gap]) => {
  await page.viewport(360, 740)
  const screen = await open(cards)
  const [first, second] = [...screen.container.querySelectorAll('tbody td')].map((cell) => cell.getBoundingClientRect())
  expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(gap)
})

test('every value is as dark as the text; what differs is bolder', async () => {
  const screen = await open('miles,first')
  const ink = getComputedStyle(screen.getByRole('heading', { level: 1 }).element()).color
  for (const row of screen.container.querySelectorAll('tbody tr'))
    for (const value of row.querySelectorAll('td')) {
      const { color, fontWeight } = getComputedStyle(value)
      expect(color).toBe(ink)
      expect(fontWeight).toBe(row.className === 'compare__row--differs' ? '600' : '400')
    }
})

test.for([360, 1280])(
  'at %i pixels no amount breaks, and “Apply” keeps its distance to the last row',
  async (width) => {
    await page.viewport(width, 800)
    const screen = await open('miles,festival,first')
    const cells = [...screen.container.querySelectorAll('tbody td')].filter((cell) => cell.textContent.startsWith('₹'))
    expect(cells.length).toBeGreaterThan(6)
    for (const cell of cells) {
      const words = document.createRange()
      words.selectNodeContents(cell)
      expect(words.getClientRects(), cell.textContent).toHaveLength(1)
    }
    scrollTo(0, document.documentElement.scrollHeight)
    const apply = screen.container.querySelector('.compare-head__apply')!.getBoundingClientRect()
    const last = [...screen.container.querySelectorAll('tbody tr')].at(-1)!.getBoundingClientRect()
    // A page scrolls by whole pixels, and rows of wrapped text end between two.
    expect(apply.top - last.bottom).toBeGreaterThan(11.5)
    const table = screen.container.querySelector('table')!.getBoundingClientRect()
    const ends = [...screen.container.querySelectorAll('.compare-head__apply')].at(-1)!.getBoundingClientRect()
    if (width > 767) expect(ends.right).toBeCloseTo(table.right, 0)
    await page.viewport(360, 740)
  },
)

test.for([768, 1280, 1920])(
  'in a window %i px wide all cards are drawn with their words, on trays of one size, and “Apply” is as wide',
  async (width) => {
    await page.viewport(width, 900)
    const screen = await open('miles,festival,first')
    const trays = [...screen.container.querySelectorAll('.compare-head__art')]
    const boxes = trays.map((tray) => tray.getBoundingClientRect())
    expect(trays.every((tray) => tray.querySelector('text'))).toBe(true)
    expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`))).toEqual(new Set([`${boxes[0]!.top} 200`]))
    for (const [index, tray] of trays.entries()) {
      const card = tray.querySelector('.card-art')!.getBoundingClientRect()
      const box = boxes[index]!
      expect(card.left + card.right).toBeCloseTo(box.left + box.right, 0)
      expect(card.top + card.bottom).toBeCloseTo(box.top + box.bottom, 0)
      expect(card.top - box.top).toBeGreaterThanOrEqual(12)
    }
    const apply = screen.container.querySelector('.compare-head__apply')!.getBoundingClientRect()
    expect(apply.width).toBeCloseTo(boxes[0]!.width, 0)
    const [first, second] = [...screen.container.querySelectorAll('.compare__list')].map((list) =>
      list.getBoundingClientRect(),
    )
    expect(second!.left - first!.right).toBeGreaterThanOrEqual(24)
    await page.viewport(360, 740)
  },
)

test.for([360, 1280])('at %i pixels benefits are parted by room alone, and named once', async (width) => {
  await page.viewport(width, 800)
  const screen = await open('miles,festival,first')
  const item = screen.container.querySelectorAll('.compare__list > li')[1]!
  const { borderTopWidth, marginTop } = getComputedStyle(item)
  expect([borderTopWidth, marginTop]).toEqual(['0px', '10px'])
  // The group is this row: its heading stands beside the benefits, or on a phone above them.
  const name = screen.getByRole('rowheader', { name: `${texts['group.benefits']} (${texts.differs})` }).element()
  expect(name.textContent).toBe(`${texts['group.benefits']} (${texts.differs})`)
  const [head, list] = [name, item.parentElement!].map((part) => part.getBoundingClientRect())
  const beside = Math.abs(head!.top - list!.top) < 32 && list!.left >= head!.right
  expect(beside).toBe(width === 1280)
  await page.viewport(360, 740)
})

test.for(['miles,first', 'miles,festival,first'])(
  'on a phone the pictures of %s are as high, on one line, and the remark is near the heading',
  async (cards) => {
    await page.viewport(360, 740)
    const screen = await open(cards)
    screen.container.className = 'page__screen'
    const arts = [...screen.container.querySelectorAll('.compare-head__art > .card-art')].map((art) =>
      art.getBoundingClientRect(),
    )
    expect(arts.length).toBeGreaterThan(1)
    for (const { top, bottom } of arts) {
      expect(Math.abs(top - arts[0]!.top)).toBeLessThan(1)
      expect(Math.abs(bottom - arts[0]!.bottom)).toBeLessThan(1)
    }
    const heading = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
    const remark = screen.getByText(texts.bold).element().getBoundingClientRect()
    expect(remark.top - heading.bottom).toBeGreaterThanOrEqual(8)
    expect(remark.top - heading.bottom).toBeLessThanOrEqual(12)
  },
)

test('on a narrow phone a number stays beside what it counts, and no name reaches out of its column', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(414, 896))
  const titles = [
    '6 ExampleMiles per ₹100 on Example Air',
    'Example Air पर हर ₹100 पर 6 ExampleMiles',
    '3,000 वेलकम ExampleMiles',
  ]
  const miles = { ...productNamed('miles'), benefits: titles.map((title) => ({ title, text: '' })) }
  const products = [productNamed('festival'), miles, productNamed('first')]
  const screen = await open('festival,miles,first', { ...master, getProductDetails: products })
  await expect.poll(() => screen.container.querySelectorAll('.compare__list').length).toBe(3)
  const benefits = Array.from(screen.container.querySelectorAll('.compare__list')[1]!.children)
  expect(benefits.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual(titles)
  for (const benefit of benefits) {
    const name = benefit.querySelector('.compare__whole')!
    const range = document.createRange()
    range.selectNodeContents(name)
    const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
    expect(tops.size, benefit.textContent).toBe(1)
    expect(benefit.scrollWidth).toBeLessThanOrEqual(benefit.clientWidth)
  }
})
