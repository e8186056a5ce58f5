import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import '../../../styles/critical.css'
import { examples } from './ConsentsScreen.examples.tsx'

test('on a desktop what one press changes stands at the end of its row, closed and open', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {examples['consents given']}
    </ExamplePage>,
  )
  const buttons = () => [...container.querySelectorAll('.consents__choices > .button:only-of-type')]
  await expect.poll(() => buttons().length).toBe(2)
  for (const open of [false, true])
    for (const button of buttons()) {
      const row = button.closest('.consent')!
      row.querySelector('details')!.open = open
      const { top, bottom, right } = button.getBoundingClientRect()
      expect(top - row.getBoundingClientRect().top).toBeLessThanOrEqual(16)
      expect(right).toBeCloseTo(row.getBoundingClientRect().right, 0)
      if (!open) expect(row.getBoundingClientRect().bottom - bottom).toBeLessThanOrEqual(16)
    }
})
