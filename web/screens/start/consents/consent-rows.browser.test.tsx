import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExamplePage } from '../../../gallery/ExamplePage.tsx'
import '../../../styles/critical.css'
import { examples } from './ConsentsScreen.examples.tsx'

/** Where something begins and ends. */
const box = (of: Element) => of.getBoundingClientRect()

test('on a desktop what one press changes stands in its row, before the chevron that all rows have at one place', async () => {
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
      expect(box(button).top - box(row).top).toBeLessThanOrEqual(16)
      expect(box(row.querySelector('summary > .icon')!).left).toBeGreaterThan(box(button).right)
      if (!open) expect(box(row).bottom - box(button).bottom).toBeLessThanOrEqual(16)
    }
  const rows = [...container.querySelectorAll('.consent > details > summary')]
  expect(new Set(rows.map((row) => Math.round(box(row.querySelector(':scope > .icon')!).right))).size).toBe(1)
  for (const row of rows) expect(box(row).height).toBeGreaterThanOrEqual(64)
  expect(new Set(buttons().map((button) => Math.round(box(button).width)))).toEqual(new Set([112]))
})

test('how a consent stands is said below its name, at any width', async () => {
  onTestFinished(() => page.viewport(414, 896))
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {examples['consents given']}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelectorAll('.consent__state').length).toBeGreaterThan(3)
    for (const state of container.querySelectorAll('.consent__state'))
      expect(box(state).top).toBeGreaterThanOrEqual(box(state.previousElementSibling!).bottom)
    await unmount()
  }
})
