import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples.tsx'
import { CardsScreen } from '../screens/start/cards/CardsScreen.tsx'
import { master } from '../screens/start/products-for-tests.ts'

test('[PL-04] [PL-02] once both lists have come they are held: another visit asks for nothing and shows them', async () => {
  const asked: string[] = []
  const on = ({ did, what }: { did: string; what: string }) => did === 'ask' && asked.push(what)
  const list = (name: keyof typeof master) => ({ ok: true, response: master[name] }) as const
  const calls = {
    getProductDetails: list('getProductDetails'),
    getPreferenceDetails: list('getPreferenceDetails'),
  }
  const first = await render(
    <Fixture screen="cards" application={null} calls={calls} on={on}>
      <CardsScreen />
    </Fixture>,
  )
  await expect.element(first.getByRole('heading', { name: 'Example Festival' })).toBeVisible()
  await expect.element(first.getByRole('button', { name: 'Travel', exact: true })).toBeVisible()
  expect(asked.toSorted()).toEqual(['getPreferenceDetails', 'getProductDetails'])
  await first.unmount()

  const second = await render(
    <Fixture screen="cards" application={null} on={on}>
      <CardsScreen />
    </Fixture>,
  )
  await expect.element(second.getByRole('heading', { name: 'Example Festival' })).toBeVisible()
  await expect.element(second.getByRole('button', { name: 'Travel', exact: true })).toBeVisible()
  expect(asked).toHaveLength(2)
})
