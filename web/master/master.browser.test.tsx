import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { ConsentsScreen } from '../screens/start/consents/ConsentsScreen.tsx'
import { CardsScreen } from '../screens/start/cards/CardsScreen.tsx'
import { master } from '../screens/start/products-for-tests.ts'

test('[PL-04, PL-02] once both lists have come they are held: another visit asks for nothing and shows them', async () => {
  const asked: string[] = []
  const on = ({ did, what }: { did: string; what: string }) => did === 'ask' && asked.push(what)
  const list = (name: keyof typeof master) => ({ ok: true, response: master[name] }) as const
  const calls = {
    getProductDetails: list('getProductDetails'),
    getPreferenceDetails: list('getPreferenceDetails'),
  }
  const visit = (shown: boolean) => (
    <Fixture screen="cards" application={null} calls={calls} on={on}>
      {shown && <CardsScreen />}
    </Fixture>
  )
  const screen = await render(visit(true))
  const card = screen.getByRole('heading', { name: 'Example Festival' })
  const filter = screen.getByRole('button', { name: 'Travel', exact: true })
  await expect.element(card).toBeVisible()
  await expect.element(filter).toBeVisible()
  expect(asked.toSorted()).toEqual(['getPreferenceDetails', 'getProductDetails'])

  await screen.rerender(visit(false))
  await expect.element(card).not.toBeInTheDocument()
  await screen.rerender(visit(true))
  await expect.element(card).toBeVisible()
  await expect.element(filter).toBeVisible()
  expect(asked).toHaveLength(2)
})

test('a list that could not be had is asked for again by a press, in place', async () => {
  let asked = 0
  const failed = { ok: false, call: 'getConsentDetails', problem: 'NETWORK', detail: {}, message: '' } as const
  const screen = await render(
    <Fixture screen="consents" calls={{ getConsentDetails: () => (asked++ ? { ok: true, response: [] } : failed) }}>
      <ConsentsScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(asked).toBe(2)
})
