import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectUsable } from './console-for-tests.tsx'

test('a change of colour whose element goes away is no fault of the page', async () => {
  const { container } = await render(<p>a line that is replaced by the next poll</p>)
  const line = container.querySelector('p') ?? document.body
  Object.assign(line.style, { color: '#000', background: '#fff', transition: 'color 60s' })
  void line.offsetWidth
  line.style.color = '#111'
  expect(document.getAnimations()).toHaveLength(1)
  setTimeout(() => line.remove(), 50)
  await expectUsable(container)
})
