import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import '../styles/critical.css'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

/** On grounds of every kind: a form, two ways of one kind, a tinted head, a card's page, waiting. */
const screens = [
  'work-details',
  'congratulations',
  'tc',
  'credit-card',
  'card-details',
  'auth-card-details',
  'requirements',
  'check-answers',
] as const satisfies readonly ScreenId[]

/** What is seen of a bar, beside its buttons. */
async function looks(width: number, height: number): Promise<Map<string, readonly string[]>> {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(360, 740))
  const found = new Map<string, string[]>()
  for (const screen of screens) {
    const { examples } = await exampleLoaders.get(screen)!()
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {Object.values(examples)[0]}
      </ExamplePage>,
    )
    const bar = () => container.querySelector('.page__main .action-bar')
    await expect.poll(() => bar()?.querySelector('.button'), { message: screen, timeout: 5000 }).toBeTruthy()
    const [itself, fade] = [getComputedStyle(bar()!), getComputedStyle(bar()!, '::before')]
    // A card's page has its button beside the card on a desktop.
    if (itself.display !== 'none') {
      const [first, ...others] = [...bar()!.querySelectorAll('.button')].map((way) => way.getBoundingClientRect())
      const rows = new Set([first, ...others].map((way) => way?.top)).size
      const box = bar()!.getBoundingClientRect()
      const look = [
        `ground ${itself.backgroundColor}, line ${itself.borderTopWidth}, shadow ${itself.boxShadow}`,
        `fade ${fade.display} ${fade.height} ${fade.backgroundImage}`,
        `above ${(first?.top ?? 0) - box.top}, below ${box.bottom - (others.at(-1) ?? first)!.bottom}`,
        `button at ${first?.left}, ${itself.position} ${itself.bottom}`,
      ].join('; ')
      found.set(look, [...(found.get(look) ?? []), screen])
      if (rows === 1) expect(box.height, screen).toBe(width < 768 ? 68 : 72)
    }
    await unmount()
  }
  return found
}

test.for([
  [360, 740],
  [390, 844],
  [1280, 800],
] as const)('in a window of %i by %i the bar of every screen looks the same', async ([width, height]) => {
  const found = await looks(width, height)
  expect([...found.values()], [...found.keys()].join('\n')).toHaveLength(1)
})
