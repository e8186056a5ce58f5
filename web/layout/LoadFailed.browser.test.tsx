import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { Fixture } from '../examples/examples.tsx'
import { LoadFailed } from './LoadFailed.tsx'

test('what could not be loaded is asked for again by a button that looks and is pressed like one', async () => {
  let asked = 0
  const screen = await render(
    <Fixture screen="consents" application={null}>
      <LoadFailed again={() => (asked += 1)}>We can’t load the consents.</LoadFailed>
    </Fixture>,
  )
  const button = screen.getByRole('button', { name: 'Try again' })
  expect((button.element() as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await button.click()
  expect(asked).toBe(1)
})
