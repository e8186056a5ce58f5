import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/critical.css'
import { examples as office } from '../screens/address/confirm-office-address/ConfirmOfficeAddressScreen.examples.tsx'
import { examples as numbers } from '../screens/identity/multiple-crn/MultipleCrnScreen.examples.tsx'
import { ExamplePage } from './ExamplePage.tsx'

test.each([
  ['confirm-office-address', office, 'filled'],
  ['multiple-crn', numbers, 'empty'],
] as const)('%s: on a phone its skeleton is not longer than what it stands for', async (_screen, examples, here) => {
  await page.viewport(360, 740)
  const lengths: number[] = []
  for (const state of ['loading', here]) {
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples[state]}
      </ExamplePage>,
    )
    const screen = () => container.querySelector('.page__screen')
    await expect
      .poll(() => screen()?.querySelector(state === 'loading' ? '.skeleton' : 'form, .action-bar'))
      .toBeTruthy()
    lengths.push(screen()!.getBoundingClientRect().height)
    await unmount()
  }
  expect(lengths[0]).toBeLessThanOrEqual(lengths[1]!)
})
