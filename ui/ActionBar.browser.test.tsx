import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'
import type { ButtonKind } from './button-class.ts'
import './styles/index.css'

test.for([
  [['primary', 'quiet', 'quiet'], 168],
  [['primary', 'secondary', 'quiet'], 168],
  [['primary', 'secondary', 'secondary'], 0],
] as const)(
  'on a desktop the first of %s is at least %i px wide: only boxes take room from it',
  async ([kinds, least]) => {
    await page.viewport(1280, 800)
    const { container } = await render(
      <ActionBar>
        {kinds.map((kind: ButtonKind, index) => (
          <Button key={index} kind={kind}>
            Go
          </Button>
        ))}
      </ActionBar>,
    )
    expect(Number.parseFloat(getComputedStyle(container.querySelector('.button') as Element).minWidth)).toBe(least)
    await page.viewport(360, 740)
  },
)

test('on a phone a last way without a box waits below the window until the page has come to its end, or a key to it', async () => {
  await page.viewport(360, 740)
  const { container } = await render(
    <>
      {/* Long enough to be scrolled. */}
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>Terms</p>
      ))}
      <ActionBar>
        <Button>Set PIN</Button>
        <Button kind="quiet" busyText="Going on…">
          Not now
        </Button>
      </ActionBar>
    </>,
  )
  /** Whether its words are in the window. */
  const isSeen = (at: number) => () => {
    const { top, bottom } = container.querySelectorAll('.button')[at]!.getBoundingClientRect()
    return (top + bottom) / 2 < innerHeight - 8
  }
  const [first, last] = [isSeen(0), isSeen(1)]
  scrollTo(0, 0)
  await expect.poll(first).toBe(true)
  expect(last()).toBe(false)
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(last).toBe(true)
  scrollTo(0, 0)
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.poll(last).toBe(true)
})
