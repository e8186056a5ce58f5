import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Facts } from './Facts.tsx'
import { Panel } from './Panel.tsx'
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

test('what changes an answer is as heavy as other links, for one or for all of a panel', async () => {
  const screen = await render(
    <Panel heading="About you" action={<a href="/all">Change all</a>}>
      <Facts facts={[{ term: 'Email', value: 'asha@example.com', change: <a href="/one">Change one</a> }]} />
    </Panel>,
  )
  for (const link of screen.getByRole('link').elements()) expect(getComputedStyle(link).fontWeight).toBe('600')
})

/** In how many lines a text is set. */
function lines(text: ChildNode): number {
  const range = document.createRange()
  range.selectNodeContents(text)
  return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
}
