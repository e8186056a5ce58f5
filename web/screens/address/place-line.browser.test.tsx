import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExampleFrame } from '../../gallery/ExampleFrame.tsx'
import { examples } from './home-address/HomeAddressScreen.examples.tsx'
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
