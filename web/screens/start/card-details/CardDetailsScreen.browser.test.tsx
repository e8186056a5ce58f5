import { texts } from '@card-journey/journey/texts/en/card-details.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import { master, productNamed } from '../products-for-tests.ts'
import '../../../styles/critical.css'
import { examples } from './CardDetailsScreen.examples.tsx'
import { VerifyMobileScreen } from '../verify-mobile/VerifyMobileScreen.tsx'
import { CardDetailsScreen } from './CardDetailsScreen.tsx'

async function open(query: Record<string, string>, different: Partial<FixtureProps> = {}) {
  const went: string[] = []
  const screen = await render(
    <Fixture
      screen="card-details"
      application={null}
      master={master}
      query={query}
      on={({ did, what }) => did === 'go' && went.push(what)}
      {...different}
    >
      <CardDetailsScreen />
    </Fixture>,
  )
  return { screen, went }
}

test('[RT-04, PL-07] productLogo names the card, and Apply continues with it', async () => {
  const { screen } = await open({ productLogo: 'festival' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Example Festival')
  const apply = screen.getByRole('link', { name: texts.apply, includeHidden: true }).first()
  await expect.element(apply).toHaveAttribute('href', '/verify/mobile?productLogo=festival')
})

test('[RT-04] feeCode picks the fee plan, in the fees and in what follows', async () => {
  const query = { productLogo: 'festival', feeCode: 'FestivalFREE' }
  const narrowed = { ...productNamed('festival'), feeCodeDetails: [productNamed('festival').feeCodeDetails[1]] }
  const { screen } = await open(query, {
    master: { 'getProductDetails?productLogo=festival&feeCode=FestivalFREE': [narrowed] },
  })
  const joining = () =>
    [...screen.container.querySelectorAll('dt')].find(({ textContent }) => textContent === texts['fee.joining'])
  await expect.poll(() => joining()?.nextElementSibling?.textContent).toBe(texts['fee.none'])
  const apply = screen.getByRole('link', { name: texts.apply, includeHidden: true }).first()
  await expect.element(apply).toHaveAttribute('href', '/verify/mobile?productLogo=festival&feeCode=FestivalFREE')
})

test.for([
  ['festival', 'theme-pvrb'],
  ['miles', 'theme-airline'],
  ['first', 'theme-digital'],
])('[PL-08] the page has the theme of the card %s', async ([productLogo = '', theme = '']) => {
  await open({ productLogo })
  await expect.poll(() => document.documentElement.classList.contains(theme)).toBe(true)
})

test.for([['hidden'], ['unknown']])(
  '[PL-09] a card that is not sold here, %s, leads to the failure route',
  async ([logo = '']) => {
    const refused = {
      ok: false,
      call: 'getProductDetails',
      problem: 'PRODUCT_NOT_FOUND',
      detail: {},
      message: '',
    } as const
    const { went } = await open({ productLogo: logo }, { calls: { getProductDetails: refused } })
    await expect.poll(() => went).toContain('error')
  },
)

test('without a card the listing is shown', async () => {
  const { went } = await open({})
  await expect.poll(() => went).toEqual(['cards'])
})

async function onADesktop(state: string, width: number) {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(360, 740))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples[state]}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.details__art > .card-art')).not.toBeNull()
  return (what: string) => container.querySelector(what)!.getBoundingClientRect()
}

test.for([
  [1024, 444],
  [1280, 520],
  [1920, 585],
] as const)(
  'in a window %i px wide the way back, the card and the boxes begin on one edge, and the card is %i px wide',
  async ([width, card]) => {
    const box = await onADesktop('a card', width)
    expect(box('.details__art > .card-art').width).toBeCloseTo(card, 0)
    expect(box('.details__art > .card-art').left).toBeCloseTo(box('.details__body .panel').left, 0)
    // The arrow's own room is beyond the edge.
    expect(Math.abs(box('.back-way').left - box('.details__body .panel').left)).toBeLessThan(8)
    expect(box('.back-way').bottom).toBeLessThan(box('.card-art').top)
  },
)

test.for([
  [1280, 280],
  [1920, 315],
] as const)(
  'in a window %i px wide an upright card is %i px wide and in the middle of its column',
  async ([width, card]) => {
    const box = await onADesktop('an upright card without fees', width)
    const [art, column] = [box('.details__art > .card-art'), box('.details__art')]
    expect(art.width).toBeCloseTo(card, 0)
    expect(art.left + art.right + 24).toBeCloseTo(column.left + column.right, 0)
  },
)

test('who can apply is said as words of a sentence', async () => {
  const { screen } = await open({ productLogo: 'festival' })
  await expect.element(screen.getByText('Salaried or self-employed')).toBeVisible()
})

test('on a desktop the words beside the card begin where the second box does, and on one line with the card; both columns of boxes end together', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['a card']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.details__body')).not.toBeNull()
  const box = (what: string) => container.querySelector(what)!.getBoundingClientRect()
  const [boxes, fees] = ['.details__body > .stack > :last-child', '.details__body > .panel'].map(box)
  expect(box('.details__intro').left).toBeCloseTo(fees!.left, 0)
  expect(boxes!.bottom).toBeCloseTo(fees!.bottom, 0)
  expect(box('.details__art > .card-art').top).toBeCloseTo(box('h1').top, 0)
  await page.viewport(360, 740)
})

test('on a phone each fact is one row: its name, and a strong value on the other edge', async () => {
  await page.viewport(360, 740)
  const { screen } = await open({ productLogo: 'festival' })
  await expect.poll(() => screen.container.querySelectorAll('.details__intro .facts__row')).toHaveLength(4)
  for (const row of screen.container.querySelectorAll('.details__intro .facts__row')) {
    const [term, value] = ['dt', 'dd'].map((part) => row.querySelector(part)!)
    const [left, right] = [term!, value!].map((part) => part.getBoundingClientRect())
    expect(right!.left).toBeGreaterThanOrEqual(left!.right)
    expect(right!.right).toBeCloseTo(row.getBoundingClientRect().right, 0)
    expect(getComputedStyle(value!).fontWeight).toBe('600')
  }
})

test('a late payment costs by the bill, and no bill falls into two rows', async () => {
  const { screen } = await open({ productLogo: 'festival' })
  const late = () =>
    [...screen.container.querySelectorAll('.fees th')].flatMap(({ textContent }) =>
      textContent.startsWith('Late')
        ? [
            textContent
              .replaceAll(/[^\d ]/g, '')
              .trim()
              .split(/ +/),
          ]
        : [],
    )
  await expect.poll(() => late().length).toBeGreaterThan(1)
  // A range goes on one rupee above the last; what is over the last one's end has no end.
  const rows = late().map((amounts) => amounts.map(Number))
  for (const [index, [from = 0, to]] of rows.entries())
    expect(from).toBe(index === 0 ? 101 : (rows[index - 1]?.[1] ?? 0) + (to === undefined ? 0 : 1))
})

test.for([360, 1280])('in a window %i px wide the annual fee is said once', async (width) => {
  await page.viewport(width, 800)
  const { screen } = await open({ productLogo: 'festival' })
  await expect.poll(() => screen.container.querySelector('.fees')).not.toBeNull()
  const seen = [...screen.container.querySelectorAll<HTMLElement>('dt, .fees th')].filter(
    ({ textContent, offsetHeight }) => textContent === texts['fee.annual'] && offsetHeight > 0,
  )
  expect(seen).toHaveLength(1)
  await page.viewport(360, 740)
})

test.for([360, 1280])('in a window %i px wide every charge ends on the edge of its box', async (width) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(360, 740))
  const { screen } = await open({ productLogo: 'festival' })
  await expect.poll(() => screen.container.querySelector('.fees')).not.toBeNull()
  const edge = screen.container.querySelector('.fees')!.getBoundingClientRect().right
  const values = [...screen.container.querySelectorAll('.fees td')].filter((value) => value.clientHeight > 0)
  expect(values.length).toBeGreaterThan(8)
  for (const value of values) {
    const words = document.createRange()
    words.selectNodeContents(value)
    expect(words.getBoundingClientRect().right).toBeCloseTo(edge, 0)
  }
})

const { getConsentDetails, ...cardsOnly } = master
const lost = { ok: false, call: 'getConsentDetails', problem: 'NETWORK', detail: {}, message: '' } as const

test.for([
  ['are held by then', [true], 1],
  ['did not come, and are asked for once more', [false, true], 2],
] as const)('the texts to agree to, loaded while the card is read, %s', async ([, answers, times]) => {
  let asked = 0
  const shown = (next: boolean) => (
    <Fixture
      screen={next ? 'verify-mobile' : 'card-details'}
      application={null}
      master={cardsOnly}
      query={{ productLogo: 'miles' }}
      calls={{ getConsentDetails: () => (answers[asked++] ? { ok: true, response: getConsentDetails } : lost) }}
    >
      {next ? <VerifyMobileScreen /> : <CardDetailsScreen />}
    </Fixture>
  )
  const screen = await render(shown(false))
  await expect.poll(() => asked).toBe(1)
  await new Promise((passed) => setTimeout(passed, 100))
  await screen.rerender(shown(true))
  const terms = screen.getByRole('checkbox', { name: /I’ve read the terms/ })
  if (answers[0]) expect(terms.elements()).toHaveLength(1)
  await expect.element(terms).toBeVisible()
  expect(asked).toBe(times)
})

test('on a desktop the way on is in view once: beside the card, and further down at the bottom of the window', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => {
    scrollTo(0, 0)
    return page.viewport(414, 896)
  })
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['a card']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.details__apply')).not.toBeNull()
  const seen = () =>
    [...container.querySelectorAll('.details__apply > a, .details > .action-bar > a')].map((way) => {
      const { top, bottom } = way.getBoundingClientRect()
      return getComputedStyle(way).visibility === 'visible' && top >= 0 && bottom <= innerHeight
    })
  await expect.poll(seen).toEqual([true, false])
  scrollTo(0, 800)
  await expect.poll(seen).toEqual([false, true])
})
