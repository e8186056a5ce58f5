import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@card-journey/ui/styles/index.css'
import { Fixture } from '../examples/examples.tsx'
import '../styles/critical.css'
import { Shell } from './Shell.tsx'

afterEach(() => page.viewport(414, 896))

test('beside a code for no card that is known, the steps begin at the top from the first, and the footer stays where it is', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <Fixture screen="verify-otp" application={null}>
      <Shell onLanguage={() => {}} report={() => {}}>
        <h1>The code</h1>
      </Shell>
    </Fixture>,
  )
  const places = () => [
    container.querySelector('.page__side > .progress')!.getBoundingClientRect().top,
    container.querySelector('.footer__links a')!.getBoundingClientRect().left,
  ]
  const help = container.querySelector('.page__side-help')
  const before = places()
  await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
  // First in this file: the panel's own part was not loaded yet.
  expect(help).toBeNull()
  expect(places()).toEqual(before)
  expect(before[0]).toBeLessThan(140)
})

test('beside a code for a card that the address names, its room is kept until it is known', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <Fixture screen="verify-otp" application={null} query={{ productLogo: 'festival' }}>
      <Shell onLanguage={() => {}} report={() => {}}>
        <h1>The code</h1>
      </Shell>
    </Fixture>,
  )
  const top = () => container.querySelector('.page__side > .progress')!.getBoundingClientRect().top
  const before = top()
  expect(before).toBeGreaterThan(250)
  await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
  expect(Math.abs(top() - before)).toBeLessThanOrEqual(1)
})
