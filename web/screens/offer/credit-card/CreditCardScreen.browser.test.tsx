import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../../../examples/examples.tsx'
import { CreditCardScreen } from './CreditCardScreen.tsx'

const offer = (softOffer: 'open' | 'accepted') =>
  render(
    <Fixture
      screen="credit-card"
      application={{ completedScreen: 'BRE_REJECT', facts: { decision: { systemDecision: 'reject', softOffer } } }}
    >
      <CreditCardScreen />
    </Fixture>,
  )

test('a no says beforehand what it closes, and until when', async () => {
  const screen = await offer('open')
  await expect.element(screen.getByText(/If you say no, this application closes.* from .*20\d\d/)).toBeVisible()
})

test('who has accepted is not told what a no would do', async () => {
  const screen = await offer('accepted')
  expect(screen.getByText(/If you say no/).elements()).toEqual([])
})
