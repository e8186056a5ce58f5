import { texts } from '@card-journey/journey/texts/en/cards.ts'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { keepCompared } from '../../../master/compared-cards.ts'
import { master } from '../products-for-tests.ts'
import { CardsScreen } from './CardsScreen.tsx'

beforeEach(() => keepCompared([]))

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
  await expect.element(screen.getByText(/3 of 3 selected/)).toBeVisible()

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
