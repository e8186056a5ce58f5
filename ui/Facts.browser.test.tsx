import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Facts } from './Facts.tsx'
import './styles/index.css'

test('an email address too long for its column breaks before the @, and is read as one', async () => {
  const screen = await render(<Facts facts={[{ term: 'Email', value: 'asha.menon@example.com' }]} />)
  screen.container.style.width = '170px'
  const value = screen.container.querySelector('dd')
  expect(value?.textContent).toBe('asha.menon@example.com')
  const [before, after] = [...(value?.childNodes ?? [])]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(lines)
  expect([before, after]).toEqual([1, 1])
})

/** In how many lines a text is set. */
function lines(text: ChildNode): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
}
