import { texts } from '@card-journey/journey/texts/en/card-details.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import { master, productNamed } from '../products-for-tests.ts'
import '../../../styles/critical.css'
import { examples } from './CardDetailsScreen.examples.tsx'
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
  const joining = screen.getByRole('row', { name: texts['fee.joining'], exact: false })
  await expect.element(joining.getByRole('cell')).toHaveTextContent(texts['fee.none'])
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

test.for(['festival', 'first'])(
  'on a desktop the way back, the card of %s and the boxes begin on one edge',
  async (productLogo) => {
    await page.viewport(1280, 800)
    const { screen } = await open({ productLogo })
    const boxOf = (part: string) => screen.container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
    await expect.poll(() => boxOf('.card-art').width).toBeGreaterThan(0)
    expect(boxOf('.card-art').left).toBe(boxOf('.panel').left)
    // The arrow's own room is beyond the edge.
    expect(Math.abs(boxOf('.back-way').left - boxOf('.panel').left)).toBeLessThan(8)
    expect(boxOf('.back-way').bottom).toBeLessThan(boxOf('.card-art').top)
    await page.viewport(360, 740)
  },
)

test('who can apply is said as words of a sentence', async () => {
  const { screen } = await open({ productLogo: 'festival' })
  await expect.element(screen.getByText('Salaried or self-employed')).toBeVisible()
})

test('on a desktop the words beside the card begin where the second box does, and the card in the middle of them; both columns of boxes end together', async () => {
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
  const [art, intro] = ['.details__art', '.details__intro'].map(box)
  expect(art!.top + art!.bottom).toBeCloseTo(intro!.top + intro!.bottom, -1)
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

test.for([
  [360, 2],
  [1280, 1],
] as const)('in a window %i px wide the annual fee is seen %i times', async ([width, times]) => {
  await page.viewport(width, 800)
  const { screen } = await open({ productLogo: 'festival' })
  await expect.poll(() => screen.container.querySelector('.fees')).not.toBeNull()
  const seen = [...screen.container.querySelectorAll<HTMLElement>('dt, .fees th')].filter(
    ({ textContent, offsetHeight }) => textContent === texts['fee.annual'] && offsetHeight > 0,
  )
  expect(seen).toHaveLength(times)
  await page.viewport(360, 740)
})
