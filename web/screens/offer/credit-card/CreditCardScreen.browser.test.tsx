import { texts as offerTexts } from '@card-journey/journey/texts/en/congratulations.ts'
import { texts } from '@card-journey/journey/texts/en/credit-card.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/credit-card.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExampleFrame } from '../../../gallery/ExampleFrame.tsx'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import '../../../styles/critical.css'
import { unreachable } from '../../customer-for-tests.ts'
import { examples } from './CreditCardScreen.examples.tsx'
import { CreditCardScreen } from './CreditCardScreen.tsx'

const deposit = {
  lowest: 25_000,
  highest: 500_000,
  step: 1000,
  standard: 28_000,
  limitPercent: 90,
  limitStep: 500,
}
const offer = (softOffer: 'open' | 'accepted', on: FixtureProps['on'] = () => {}) =>
  render(
    <Fixture
      screen="credit-card"
      on={on}
      application={{
        completedScreen: 'BRE_REJECT',
        facts: { decision: { systemDecision: 'reject', softOffer }, offerTerms: { deposit } },
      }}
    >
      <CreditCardScreen />
    </Fixture>,
  )

test('the card is the one that one gets, in Hindi too in the letters of every other card', async () => {
  const screen = await render(
    <ExampleFrame language="hi" theme="pvrb">
      {examples['empty']}
    </ExampleFrame>,
  )
  await expect.element(screen.getByRole('heading', { name: hindi.heading })).toBeVisible()
  const printed = screen.container.querySelector('.card-art')?.textContent
  expect(printed).toBe('Example BankFoundation' + 'ASHA DEVI MENON')
  expect(printed).not.toMatch(/\p{Script=Devanagari}/u)
})

test('a no says beforehand what it closes, and until when', async () => {
  const screen = await offer('open')
  await expect.element(screen.getByText(/If you say no, this application closes.* from .*20\d\d/)).toBeVisible()
})

test('who has accepted is not told what a no would do', async () => {
  const screen = await offer('accepted')
  expect(screen.getByText(/If you say no/).elements()).toEqual([])
})

test.for(['empty', 'accepted'] as const)(
  '%s: it says what the card costs, with the smallest deposit, and folds the key facts',
  async (state) => {
    const screen = await render(examples[state])
    const costs = screen.getByRole('region', { name: texts.costs })
    await expect.element(costs.getByRole('definition').first()).toHaveTextContent('₹25,000')
    await expect.element(costs.getByRole('definition').nth(1)).toHaveTextContent(offerTexts['costs.free'])
    await expect.element(costs.getByRole('definition').nth(2)).toHaveTextContent('3.5% a month (42% a year)')
    await screen.getByText(offerTexts.facts).click()
    await expect.element(screen.getByText('up to ₹700')).toBeVisible()
  },
)

test('where the card is not to be had, the smallest deposit is still said', async () => {
  const screen = await render(
    <Fixture
      screen="credit-card"
      application={{
        completedScreen: 'BRE_REJECT',
        facts: { decision: { softOffer: 'open' }, offerTerms: { deposit } },
      }}
      calls={{ getProductDetails: unreachable, getConsentDetails: unreachable }}
    >
      <CreditCardScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('definition')).toHaveTextContent('₹25,000')
  expect(screen.getByText(offerTexts['facts.failed']).elements()).toEqual([])
})

test('who has accepted is not told that this very card can’t be had', async () => {
  const screen = await offer('accepted')
  await expect.element(screen.getByText(texts['lead.accepted'])).toBeVisible()
  await expect.element(screen.getByRole('button', { name: texts['accept.next'] })).toBeVisible()
})

test('the limit follows the deposit as it is typed, and a deposit outside the range is refused', async () => {
  const screen = await offer('open')
  const field = screen.getByLabelText(fields['depositAmount.label'])
  await expect.element(field).toHaveValue('28,000')
  const said = screen.getByRole('status').filter({ hasText: texts['limit.heading'] })
  await expect.element(said).toHaveTextContent('Your credit limit ₹25,000')
  await field.fill('₹1,00,000')
  await expect.element(said).toHaveTextContent('Your credit limit ₹90,000')
  await field.fill('24,000')
  await screen.getByRole('button', { name: texts.accept }).click({ force: true })
  await expect.element(screen.getByText('Enter an amount in the range and steps shown.')).toBeVisible()
  expect(screen.getByText(texts['limit.heading']).elements()).toEqual([])
})

test.for([
  ['empty', 390, 844],
  ['empty', 360, 740],
  ['accepted', 390, 844],
  ['accepted', 360, 740],
] as const)(
  '%s: in a window %i px wide the limit is in view above the bar, and heard once',
  async ([state, width, height]) => {
    await page.viewport(width, height)
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples[state]}
      </ExamplePage>,
    )
    const limits = () => [...container.querySelectorAll('.amount--large')]
    await expect.poll(limits).toHaveLength(1)
    const bar = container.querySelector('.action-bar')!
    expect(limits()[0]!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    await page.viewport(360, 740)
  },
)

test('a deposit stands in groups once the field is left, not while it is typed; what is sent are digits', async () => {
  const sent: unknown[] = []
  const screen = await offer('open', ({ did, answers }) => did !== 'ask' && sent.push(answers))
  const field = screen.getByLabelText(fields['depositAmount.label'])
  await expect.element(screen.getByText('₹', { exact: true })).toBeVisible()
  await field.fill('150000')
  await expect.element(field).toHaveValue('150000')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,50,000')
  await screen.getByRole('button', { name: texts.accept }).click({ force: true })
  await expect.poll(() => sent).toEqual([{ depositAmount: '150000' }])
})
