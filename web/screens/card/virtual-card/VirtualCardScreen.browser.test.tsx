import { texts } from '@card-journey/journey/texts/en/virtual-card.ts'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { cardCalls, cardCallsWithoutPin, holder, holderWithoutPin, secrets } from './card-for-tests.ts'
import { VirtualCardScreen } from './VirtualCardScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

const grouped = secrets.cardNumber.replace(/(.{4})(?=.)/g, '$1 ')
const visibleFor = (visibleSeconds: number): FixtureProps['calls'] => ({
  ...cardCalls,
  fetchCardNumber: { ok: true, response: { cardNumber: secrets.cardNumber, grant: 'example', visibleSeconds } },
})

async function open(props: Pick<FixtureProps, 'application' | 'calls'>) {
  const did: Did[] = []
  const screen = await render(
    <Fixture screen="virtual-card" {...props} on={(event) => did.push(event)}>
      <VirtualCardScreen />
    </Fixture>,
  )
  await screen.getByRole('button', { name: texts.show }).click()
  return { screen, did }
}

async function enterPin(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await screen.getByLabelText(texts.pin).fill('270518')
  await screen.getByRole('button', { name: texts['ask.show'] }).click()
}

test('[SC-43, SC-49] the PIN shows number and expiry, the turned card its CVV, until the time is over', async () => {
  const { screen, did } = await open({ application: holder, calls: visibleFor(3) })
  await enterPin(screen)
  await expect.element(screen.getByText(grouped, { exact: true }).last()).toBeVisible()
  await expect.element(screen.getByText(secrets.expiry, { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: texts.back }).click()
  await expect.element(screen.getByText(secrets.cvv, { exact: true })).toBeVisible()
  const asked = did.filter(({ what }) => what.startsWith('fetch')).map(({ what, answers }) => ({ what, answers }))
  expect(asked).toEqual([
    { what: 'fetchCardNumber', answers: { mpin: '270518' } },
    { what: 'fetchCardCVV', answers: { grant: 'example' } },
    { what: 'fetchExpiryDetails', answers: { grant: 'example' } },
  ])
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(secrets.cvv), 6000)
  expect(document.body.innerHTML).not.toContain(grouped)
  await expect.element(screen.getByRole('button', { name: texts.show })).toBeVisible()
})

test('the details are hidden as soon as the tab is, and are in no storage', async () => {
  // Random ids of other tests may hold the three digits of a CVV.
  localStorage.clear()
  sessionStorage.clear()
  const { screen } = await open({ application: holder, calls: cardCalls })
  await enterPin(screen)
  await expect.element(screen.getByText(grouped, { exact: true }).last()).toBeVisible()
  const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  for (const secret of Object.values(secrets)) expect(stored).not.toContain(secret)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(document.body.innerHTML).not.toContain(grouped))
  state.mockRestore()
})

test('a wrong PIN says how many tries are left, empties the field and keeps the focus there', async () => {
  const wrong = {
    ok: false,
    call: 'fetchCardNumber',
    problem: 'PIN_WRONG',
    detail: { triesLeft: 2 },
    message: '',
  } as const
  const { screen } = await open({ application: holder, calls: { ...cardCalls, fetchCardNumber: wrong } })
  await enterPin(screen)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This PIN is not right. You have 2 more tries.')
  await expect.element(screen.getByLabelText(texts.pin)).toHaveValue('')
  await expect.element(screen.getByLabelText(texts.pin)).toHaveFocus()
})

test('[SC-49] a holder without a PIN gets a code by SMS, once, and shows the card with it', async () => {
  const { screen, did } = await open({ application: holderWithoutPin, calls: cardCallsWithoutPin })
  await expect.element(screen.getByText('We sent a code to', { exact: false })).toBeVisible()
  await screen.getByLabelText('Code from the message').fill('123456')
  await screen.getByRole('button', { name: texts['ask.show'] }).click()
  await expect.element(screen.getByText(grouped, { exact: true }).last()).toBeVisible()
  const asked = did.filter((event) => event.did === 'ask')
  expect(asked.filter(({ what }) => what === 'sendSms')).toHaveLength(1)
  expect(asked.find(({ what }) => what === 'fetchCardNumber')?.answers).toEqual({ otp: '123456' })
})
