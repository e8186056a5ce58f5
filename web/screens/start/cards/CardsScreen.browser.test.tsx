import { noWishes } from '@card-journey/journey/rules/product/wishes.ts'
import { texts } from '@card-journey/journey/texts/en/cards.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { keepCompared } from '../../../master/compared-cards.ts'
import { master, productNamed, tenCards } from '../products-for-tests.ts'
import '../../../styles/critical.css'
import { CompareCardsScreen } from '../compare-cards/CompareCardsScreen.tsx'
import { CardsScreen } from './CardsScreen.tsx'
import { gridClass, widthOfBest } from './grid-class.ts'
import { rememberChosen } from './listing-place.ts'

beforeEach(() => {
  keepCompared([])
  rememberChosen(noWishes)
})

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

async function open(different: Partial<FixtureProps> = {}) {
  const events: Event[] = []
  const screen = await render(
    <Fixture screen="cards" application={null} master={master} on={(event) => events.push(event)} {...different}>
      <CardsScreen />
    </Fixture>,
  )
  const names = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((heading) => heading.textContent)
  return { screen, names, events }
}

test('[PL-05, PL-06, PL-02] the listing shows the visible cards, highest priority first, and asks for nothing that it holds', async () => {
  const { names, events } = await open()
  expect(names()).toEqual(['Example Festival', 'Example Miles', 'Example Style', 'Example First'])
  expect(events.filter(({ did }) => did === 'ask')).toEqual([])
})

test('[PL-01, PL-03] without initial data both lists are fetched at the same time, with a skeleton in the meantime', async () => {
  const { screen, events } = await open({ master: {} })
  await expect.element(screen.getByText(texts.loading)).toBeInTheDocument()
  expect(events.map(({ what }) => what).toSorted()).toEqual(['getPreferenceDetails', 'getProductDetails'])
})

test('chips narrow the listing to cards of any pressed preference; a preference without cards offers all again', async () => {
  const { screen, names } = await open()
  const chip = (name: string) => screen.getByRole('button', { name, exact: true })
  await chip('Travel').click()
  expect(names()).toEqual(['Example Miles'])
  await expect.element(chip('Travel')).toHaveAttribute('aria-pressed', 'true')
  await chip('Shopping').click()
  expect(names()).toEqual(['Example Festival', 'Example Miles', 'Example Style'])
  await chip('Travel').click()
  await chip('Shopping').click()
  await chip('Business').click()
  expect(names()).toEqual([])
  await screen.getByRole('button', { name: texts['filter.clear'] }).click()
  expect(names()).toHaveLength(4)
})

test('[CO-53] two or three cards can be compared: one is too few, a fourth is not accepted', async () => {
  const { screen } = await open()
  const box = (card: string) => screen.getByRole('checkbox', { name: `${texts.compare} ${card}` })
  const compare = screen.getByRole('link', { name: texts['tray.compare'], exact: true })

  await box('Example Miles').click()
  await expect.element(screen.getByText(texts['tray.more'])).toBeVisible()
  expect(compare.elements()).toHaveLength(0)

  await box('Example Festival').click()
  await expect.element(compare).toHaveAttribute('href', '/compare-cards?cards=miles%2Cfestival')
  await box('Example Style').click()
  await expect.element(screen.getByText(/3\sof\s3\sselected/)).toBeVisible()

  await expect.element(box('Example First')).toHaveAttribute('aria-disabled', 'true')
  // Playwright would wait for the checkbox to be enabled; a person can press it anyway.
  ;(box('Example First').element() as HTMLElement).click()
  await expect.element(box('Example First')).not.toBeChecked()
  await expect.element(compare).toHaveAttribute('href', '/compare-cards?cards=miles%2Cfestival%2Cstyle')

  await screen.getByRole('button', { name: 'Remove Example Miles' }).click()
  await expect.element(box('Example Miles')).not.toBeChecked()
  await box('Example First').click()
  await expect.element(compare).toHaveAttribute('href', '/compare-cards?cards=festival%2Cstyle%2Cfirst')
})

test('two taps, what for and income, name the best card, by the bank’s own minimums', async () => {
  const { screen, names } = await open()
  const chip = (name: string) => screen.getByRole('button', { name, exact: true })
  await chip('Below ₹4 lakh').click()
  expect(names()).toEqual(['Example First'])
  await chip('₹4 lakh+').click()
  await expect.element(chip('Below ₹4 lakh')).toHaveAttribute('aria-pressed', 'false')
  expect(names()).toHaveLength(4)
  await expect.element(screen.getByText(texts.best)).not.toBeInTheDocument()

  await chip('Shopping').click()
  await expect.element(screen.getByText('2 cards. Best for you: Example Festival')).toBeVisible()
  const best = screen.getByRole('listitem').filter({ hasText: texts.best })
  expect(best.elements().map((tile) => tile.querySelector('h2')?.textContent)).toEqual(['Example Festival'])
  await chip('₹4 lakh+').click()
  await expect.element(screen.getByText(texts.best)).not.toBeInTheDocument()
})

test('all of a tile leads to its card by one link; on a phone it is at most 300 px high', async () => {
  const { screen } = await open()
  // As in the page.
  screen.container.setAttribute('style', 'padding: 0 16px')
  for (const tile of screen.container.querySelectorAll<HTMLElement>('.tile')) {
    const box = tile.getBoundingClientRect()
    expect(box.height).toBeLessThanOrEqual(300)
    const art = tile.querySelector('.tile__art') as HTMLElement
    expect(art.clientWidth).toBeGreaterThanOrEqual(box.width - 16)
    const [link, ...more] = tile.querySelectorAll('a')
    expect(more).toEqual([])
    const at = (x: number, y: number) => {
      tile.scrollIntoView({ block: 'center' })
      const { left, top } = tile.getBoundingClientRect()
      return document.elementFromPoint(left + x, top + y)
    }
    expect(at(40, 60)).toBe(link)
    expect(at(30, box.height - 20)).toBe(link)
    expect(at(box.width - 30, box.height - 66)?.closest('.checkbox')).not.toBeNull()
  }
})

test('the tray is one row of thumbnails; a press on one removes it', async () => {
  const { screen } = await open()
  for (const name of ['Example Miles', 'Example Festival', 'Example First'])
    await screen.getByRole('checkbox', { name: `${texts.compare} ${name}` }).click()
  const tray = screen.container.querySelector('.tray') as HTMLElement
  expect(tray.getBoundingClientRect().height).toBeLessThanOrEqual(80)
  expect(tray.querySelectorAll('.card-art--thumbnail')).toHaveLength(3)
  await screen.getByRole('button', { name: 'Remove Example Miles' }).click()
  expect(tray.querySelectorAll('.card-art--thumbnail')).toHaveLength(2)
})

test('a pressed chip at the edge of its row comes into view', async () => {
  const { screen } = await open()
  const row = screen.container.querySelectorAll('.chips')[0] as HTMLElement
  row.setAttribute('style', 'width: 150px')
  const chip = screen.getByRole('button', { name: 'Business', exact: true }).element() as HTMLElement
  chip.click()
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()]
  expect(inner.left).toBeGreaterThanOrEqual(outer.left)
  expect(inner.right).toBeLessThanOrEqual(outer.right)
})

test.for([1280, 1920])('the best of any number of cards leaves no lone one in the last row of %i px', async (width) => {
  await page.viewport(width, 800)
  for (let count = 1; count <= 12; count++) {
    const tiles = Array.from({ length: count }, (_, index) => (
      <li key={index} className={`tile ${index === 0 ? widthOfBest(count) : ''}`} />
    ))
    const screen = await render(<ul className={gridClass(count)}>{tiles}</ul>)
    const list = screen.container.querySelector('ul') as HTMLElement
    expect(list.lastElementChild?.getBoundingClientRect().right, String(count)).toBeCloseTo(
      list.getBoundingClientRect().right,
      0,
    )
    await screen.unmount()
  }
  await page.viewport(360, 740)
})

const shoppers = ['festival', 'style'].map(productNamed)

async function openForAShopper(products = shoppers) {
  const { screen } = await open({ master: { ...master, getProductDetails: products } })
  const tiles = () => [...screen.container.querySelectorAll<HTMLElement>('.tile')]
  const before = tiles().map(({ offsetWidth }) => offsetWidth)
  for (const name of ['Shopping', '₹4 lakh+']) await screen.getByRole('button', { name, exact: true }).click()
  await expect.element(screen.getByText(texts.best)).toBeVisible()
  return { before, tiles }
}

test('a tile is as wide as the others until it says why it is not: it is the best', async () => {
  await page.viewport(1280, 800)
  const { before, tiles } = await openForAShopper()
  expect(new Set(before).size).toBe(1)
  const [best, other] = tiles()
  expect(best?.textContent).toContain(texts.best)
  expect(best?.offsetWidth).toBeGreaterThan(1.9 * (other?.offsetWidth ?? 0))
  await page.viewport(360, 740)
})

test.for([360, 1280])(
  'at %i pixels what says so is on the card, and covers nothing that is printed there',
  async (width) => {
    await page.viewport(width, 800)
    const { tiles } = await openForAShopper()
    const boxOf = (part: string) => tiles()[0]!.querySelector(part)!.getBoundingClientRect()
    const [mark, art] = [boxOf('.tile__best'), boxOf('.tile__art')]
    expect(mark.right).toBeLessThan(art.right)
    expect(mark.top).toBeGreaterThan(art.top)
    for (const printed of ['.card-art__issuer', '.card-art__product'])
      expect(mark.left).toBeGreaterThan(boxOf(printed).right)
    await page.viewport(360, 740)
  },
)

test('a wide tile without more benefits has no list of them', async () => {
  const { tiles } = await openForAShopper(shoppers.map((card) => ({ ...card, benefits: card.benefits.slice(0, 1) })))
  expect(tiles()[0]?.className).toContain('tile--wide')
  expect(tiles()[0]?.querySelector('ul')).toBeNull()
})

test.for([
  [360, 0],
  [1280, 2],
] as const)('on a width of %i a tile that may be wide says %i benefits more', async ([width, count]) => {
  await page.viewport(width, 800)
  const { tiles } = await openForAShopper()
  const [tile] = tiles()
  const more = [...(tile?.querySelectorAll<HTMLElement>('.tile__more > li') ?? [])].filter(
    ({ offsetHeight }) => offsetHeight,
  )
  const said = productNamed('festival')
    .benefits.slice(1, 3)
    .map(({ title }) => title)
  expect(more.map(({ textContent }) => textContent)).toEqual(said.slice(0, count))
  // Under the finger everywhere is the card's link.
  for (const item of more) {
    const { left, top } = item.getBoundingClientRect()
    expect(
      document
        .elementFromPoint(left + 30, top + 5)
        ?.closest('a')
        ?.getAttribute('href'),
    ).toContain('festival')
  }
  await page.viewport(360, 740)
})

test('a tile’s box is in line with its name, and its benefit keeps away from both', async () => {
  const { screen } = await open()
  const [tile] = screen.container.querySelectorAll('.tile')
  const placeOf = (part: string) => tile?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
  const middleOf = (part: string) => placeOf(part).top + placeOf(part).height / 2
  expect(Math.abs(middleOf('.choice__input') - middleOf('.tile__name'))).toBeLessThan(1)
  expect(placeOf('.tile__benefit').top - placeOf('.tile__head').bottom).toBe(4)
})

test.for([
  [1280, 3],
  [1920, 4],
] as const)(
  '%i px have %i cards in a row; the rest of the last says how to choose, until a filter narrows them',
  async ([width, inARow]) => {
    await page.viewport(width, 800)
    const { screen } = await open({ master: { ...master, getProductDetails: tenCards } })
    const closing = screen.getByText(texts['closing.compare'])
    await expect.element(closing).toBeVisible()
    const list = screen.container.querySelector('.listing__cards')!
    const box = (of: Element | null) => of!.getBoundingClientRect()
    const last = list.lastElementChild
    const tops = [...list.querySelectorAll('.tile')].map((tile) => box(tile).top)
    expect(tops.filter((top) => top === tops[0])).toHaveLength(inARow)
    expect(box(last).right).toBeCloseTo(box(list).right, 0)
    expect(box(last).height).toBeCloseTo(box(last!.previousElementSibling).height, 0)
    await screen.getByRole('button', { name: 'Shopping' }).click()
    await expect.element(closing).not.toBeInTheDocument()
    await page.viewport(360, 740)
  },
)

const eightPurposes = Object.values(
  import.meta.glob<{ code: string; label: { en: string } }[]>('../../../../bank/data/preferences.json', {
    eager: true,
    import: 'default',
  }),
)
  .flat()
  .map(({ code, label }) => ({ code, label: label.en, productCodes: ['PVRB'] }))
const lakhs = [0, 2.5, 3, 4, 5, 6, 12, 18, 4, 5]

test.for([1280, 1440, 1600, 1920])(
  'in a window %i px wide each question is one row with its pills, and how many cards stands in the second',
  async (width) => {
    await page.viewport(width, 900)
    const products = tenCards.map((card, index) => ({
      ...card,
      eligibility: { ...card.eligibility, minimumAnnualIncome: 1e5 * (lakhs[index] ?? 0) },
    }))
    const { screen } = await open({
      master: { ...master, getProductDetails: products, getPreferenceDetails: eightPurposes },
    })
    screen.container.setAttribute('style', 'margin: 0 auto; max-width: var(--page)')
    const rows = [...screen.container.querySelectorAll('.listing__wishes > div')]
    expect(rows.map((row) => row.querySelectorAll('.chip').length)).toEqual([8, 6])
    expect([...rows[1]!.querySelectorAll('.chip')].map(({ textContent }) => textContent)).toEqual(
      ['Below ₹3 lakh', '₹3–4 lakh', '₹4–6 lakh', '₹6–12 lakh', '₹12–18 lakh', '₹18 lakh+'].map((words) =>
        words.replace(' lakh', '\u00a0lakh'),
      ),
    )
    for (const row of rows) {
      const label = row.querySelector('.chip-field__label')!
      expect(label.getClientRects()[0]!.height).toBeLessThan(1.6 * parseFloat(getComputedStyle(label).fontSize))
      expect(new Set([...row.querySelectorAll('.chip')].map((chip) => chip.getBoundingClientRect().top)).size).toBe(1)
    }
    const lefts = rows.map((row) => row.querySelector('.chip')!.getBoundingClientRect().left)
    expect(lefts[0]).toBeCloseTo(lefts[1]!, 0)
    const count = screen.container.querySelector('.listing__count')!.getBoundingClientRect()
    expect(count.top).toBeLessThan(rows[1]!.getBoundingClientRect().bottom)
    await page.viewport(360, 740)
  },
)

test.for([360, 390, 412])(
  'on a phone %i px wide a row of pills fades where it goes on; its last pill stands clear of that, as does a pressed one',
  async (width) => {
    await page.viewport(width, 740)
    const { screen } = await open({ master: { ...master, getPreferenceDetails: eightPurposes } })
    screen.container.setAttribute('style', 'padding: 0 16px')
    const row = screen.container.querySelector('.chips') as HTMLElement
    expect(getComputedStyle(row).maskImage).toMatch(/^linear-gradient\(90deg.*rgba\(0, 0, 0, 0\) calc\(100% - 6px\)\)$/)
    const right = (chip: Element | null | undefined) => chip!.getBoundingClientRect().right
    const third = row.querySelectorAll<HTMLElement>('.chip')[2]!
    third.click()
    await expect.poll(() => right(third)).toBeLessThanOrEqual(width - 40)
    row.scrollLeft = 9999
    expect(right([...row.querySelectorAll('.chip')].at(-1))).toBeLessThanOrEqual(width - 40)
    await page.viewport(360, 740)
  },
)

test.for([360, 1280, 1920])(
  'in a window %i px wide four fifths of an upright card rise out of its tray, and its words have room',
  async (width) => {
    await page.viewport(width, 800)
    const { screen } = await open()
    screen.container.setAttribute('style', 'padding: 0 16px')
    const tray = screen.container.querySelector('.tile__art--vertical')!
    const [card, ground] = [tray.querySelector('.card-art')!, tray].map((part) => part.getBoundingClientRect())
    expect((ground!.bottom - card!.top) / card!.height).toBeGreaterThanOrEqual(0.79)
    expect((ground!.bottom - card!.top) / card!.height).toBeLessThanOrEqual(0.86)
    expect(card!.width).toBeGreaterThanOrEqual(120)
    expect(card!.left + card!.right).toBeCloseTo(ground!.left + ground!.right, 0)
    await page.viewport(360, 740)
  },
)

test.each([
  ['the listing', 'cards', CardsScreen],
  ['the comparison', 'compare-cards', CompareCardsScreen],
] as const)(
  '[PL-08] after a look at a card, %s has the default theme; with an application, that of its card',
  async (_what, screen, Screen) => {
    const root = document.documentElement.classList
    onTestFinished(() => root.remove('theme-pvrb', 'theme-airline'))
    root.add('theme-airline')
    const none = await render(
      <Fixture screen={screen} application={null} master={master}>
        <Screen />
      </Fixture>,
    )
    expect([...root]).toContain('theme-pvrb')
    expect([...root]).not.toContain('theme-airline')
    await none.unmount()
    await render(
      <Fixture screen={screen} application={{ productCode: 'VAYU' }} master={master}>
        <Screen />
      </Fixture>,
    )
    expect([...root]).toContain('theme-airline')
  },
)
