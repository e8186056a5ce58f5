import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExampleFrame } from '../../gallery/ExampleFrame.tsx'
import { Fixture } from '../../examples/examples.tsx'
import { home, working } from '../person-for-tests.ts'
import { examples } from './home-address/HomeAddressScreen.examples.tsx'
import { HomeAddressScreen } from './home-address/HomeAddressScreen.tsx'
import '../../styles/critical.css'

test('on a phone the button that changes city and state stands in their line', async () => {
  await page.viewport(360, 740)
  const { container } = await render(
    <ExampleFrame language="en" theme="pvrb">
      {examples['filled']}
    </ExampleFrame>,
  )
  await expect.element(page.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
  const box = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  expect(box('.place .button').top).toBeLessThan(box('.place__line').bottom)
  expect(box('.place .button').left).toBeGreaterThanOrEqual(box('.place__line').right)
})

test('after a reload city and state are their line from the start, before the directory has said anything', async () => {
  await render(
    <Fixture
      screen="home-address"
      application={{ ...working, completedScreen: 'RESIDENCE_ADDRESS', addressDetails: [home] }}
      calls={{ getPinCodeDetails: () => new Promise<never>(() => {}) }}
    >
      <HomeAddressScreen />
    </Fixture>,
  )
  expect(document.querySelectorAll('input[name=city], input[name=state]')).toHaveLength(0)
  await expect.element(page.getByText('City and state: Bengaluru, Karnataka')).toBeVisible()
})
