import { texts } from '@card-journey/journey/texts/en/eligible-card-listing.ts'
import type { ReactElement } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/critical.css'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import { cards, eligible } from '../../customer-for-tests.ts'
import { EligibleCardListingScreen } from './EligibleCardListingScreen.tsx'
import { examples } from './EligibleCardListingScreen.examples.tsx'

async function open(application: FixtureProps['application']) {
  const did: unknown[] = []
  const screen = await render(
    <Fixture
      screen="eligible-card-listing"
      application={application}
      master={{ getProductDetails: cards }}
      on={(event) => did.push(event)}
    >
      <EligibleCardListingScreen />
    </Fixture>,
  )
  return { screen, did }
}

const oneOther = { ...eligible, productCode: 'pvrb', productName: 'Festival', facts: { customer: { cards: ['indp'] } } }

test('[RT-72] another card is named beside the one applied for; taking it and not taking it are equal choices', async () => {
  const { screen, did } = await open(oneOther)
  await expect
    .element(screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Another card for you: Example Peak')
  await expect.element(screen.getByText(/You applied for Festival/)).toBeVisible()
  const take = screen.getByRole('button', { name: 'See Example Peak' })
  const others = screen.getByRole('link', { name: texts['other.others'] })
  await expect.element(others).toHaveAttribute('href', '/cards')
  expect(take.element().className).toBe(others.element().className)
  expect(did).toEqual([])
  await take.click()
  expect(did).toEqual([{ did: 'act', what: 'choose', answers: { productCode: 'indp' } }])
})

test('several cards, or the one applied for, are listed as before', async () => {
  const { screen } = await open(eligible)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.heading)
})

test('each card is seen beside its name, with the limit that is known; the picture is not read out', async () => {
  const { screen } = await open(eligible)
  const radios = screen.getByRole('radio')
  await expect.element(radios.first()).toBeVisible()
  for (const radio of radios.elements()) {
    const drawn = radio.nextElementSibling?.querySelectorAll('.card-art--thumbnail[aria-hidden="true"]')
    expect(drawn).toHaveLength(1)
  }
  await expect.element(screen.getByText('Limit up to ₹3,00,000', { exact: true })).toBeVisible()
  const middle = (of: Element) => (of.getBoundingClientRect().top + of.getBoundingClientRect().bottom) / 2
  for (const tile of screen.container.querySelectorAll('.choice__card')) {
    // No higher than what it says, which stands in the middle beside its picture.
    const words = tile.querySelector('.choice__label')!.getBoundingClientRect()
    const { bottom } = tile.querySelector('.choice__hint')!.getBoundingClientRect()
    expect(tile.getBoundingClientRect().height - (bottom - words.top)).toBeLessThanOrEqual(34)
    expect((words.top + bottom) / 2).toBeCloseTo(middle(tile), 0)
    for (const beside of [tile.querySelector('.card-label__art')!, tile.previousElementSibling!])
      expect(Math.abs(middle(beside) - middle(tile))).toBeLessThanOrEqual(1)
  }
  for (const name of screen.container.querySelectorAll('.choice__label b'))
    expect(getComputedStyle(name).fontWeight).toBe('600')
})

test('a card that was withdrawn is named, marked alone and focused; another choice is quiet again', async () => {
  const { container, getByRole, getByText } = await render(examples.refused)
  const gone = getByText('Example Wings isn’t available any more. Choose another card.')
  await expect.element(gone).toBeVisible()
  await expect.element(getByRole('radio', { name: /Wings/ })).toHaveFocus()
  const edges = () =>
    [...container.querySelectorAll('.choice__card')].map((tile) => getComputedStyle(tile).borderTopColor)
  const [first, second, refused] = edges()
  expect(first).toBe(second)
  expect(refused).not.toBe(first)
  expect(getComputedStyle(container.querySelector('.field__error')!).color).toBe(refused)
  await getByRole('radio', { name: /Peak/ }).click()
  await expect.element(gone).not.toBeInTheDocument()
})

test('a card without a limit says when it is known, where others have one', async () => {
  const { screen } = await open(eligible)
  await expect.element(screen.getByText(texts['limit.named.later'])).toBeVisible()
  await screen.unmount()
  for (const limits of [undefined, []]) {
    const none = await open({ ...eligible, facts: { customer: { cards: eligible.facts.customer.cards, limits } } })
    await expect.element(none.screen.getByRole('radio').first()).toBeVisible()
    await expect.element(none.screen.getByText(texts['limit.named.later'])).not.toBeInTheDocument()
    for (const hint of none.screen.container.querySelectorAll('.choice__hint'))
      expect(hint.textContent).not.toMatch(/ 0$/)
    await none.screen.unmount()
  }
})

test.for([360, 1280])('in a window %i px wide no option moves when the cards have loaded', async (width) => {
  await page.viewport(width, 800)
  const tops: number[][] = []
  for (const [state, options] of [
    ['loading', '.skeleton__shape--option'],
    ['empty', '.choice__card'],
  ] as const) {
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples[state]}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelectorAll(options)).toHaveLength(3)
    tops.push([...container.querySelectorAll(options)].map((option) => option.getBoundingClientRect().top))
    await unmount()
  }
  // Below a benefit that needs a second line on a phone, half of one.
  const moves = width < 480 ? 12 : 4
  for (const [index, top] of tops[0]!.entries()) expect(Math.abs(top - tops[1]![index]!)).toBeLessThanOrEqual(moves)
  await page.viewport(360, 740)
})

test('on a desktop the panel says what the chosen card costs and allows, and says it of the next one that is chosen', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(360, 740))
  const { container, getByRole } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['empty']}
    </ExamplePage>,
  )
  const said = () => [...container.querySelectorAll('.page__side dd')].map(({ textContent }) => textContent)
  await expect.poll(said).toEqual(['Up to ₹2,00,000', '₹1,000', '₹1,000', 'A free movie ticket every month'])
  await getByRole('radio', { name: /Peak/ }).click()
  await expect.poll(said).toEqual(['Up to ₹3,00,000', '₹1,000', '₹1,000', '4 points per ₹100'])
  const steps = container.querySelector('.page__side .progress')!.getBoundingClientRect()
  expect(container.querySelector('.page__side dl')!.getBoundingClientRect().bottom).toBeLessThan(steps.top)
})

test('the three cards are told apart by their colours', async () => {
  const { container } = await render(examples['empty'] as ReactElement)
  await expect.poll(() => container.querySelectorAll('.card-label__art svg')).toHaveLength(3)
  const grounds = cards.map(({ art }) => art.colours?.base)
  expect(new Set(grounds)).toHaveLength(3)
})

test('on a phone all three cards are in view above the bar', async () => {
  await page.viewport(390, 844)
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['empty']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelectorAll('.choice__card')).toHaveLength(3)
  const last = [...container.querySelectorAll('.choice__card')].at(-1)!
  const bar = container.querySelector('.action-bar')!
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
  await page.viewport(360, 740)
})
