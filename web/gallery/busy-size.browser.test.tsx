import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { say } from '../texts/screen-texts.ts'
import '../styles/critical.css'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

/** Two ways side by side, and what each says while it is under way. */
const screens = [
  ['tc', 'filled', ['submit.busy']],
  ['congratulations', 'filled', ['submit.busy']],
  ['tcc', 'filled', ['submit.busy']],
  ['credit-card', 'filled', ['accept.busy', 'decline.busy']],
  ['verify-ts', 'empty', ['submit.busy', 'skip.busy']],
  ['kyc', 'empty', ['submit.busy', 'refuse.busy']],
] as const satisfies readonly (readonly [ScreenId, string, readonly string[]])[]

test.for(screens)('%s: a button beside another keeps its size while it is busy', async ([screen, named, keys]) => {
  await page.viewport(360, 740)
  const { examples } = await exampleLoaders.get(screen)!()
  for (const language of languages) {
    const { container, unmount } = await render(
      <ExamplePage language={language} theme="pvrb">
        {examples[named] ?? Object.values(examples)[0]}
      </ExamplePage>,
    )
    const buttons = () => [...container.querySelectorAll<HTMLElement>('.action-bar > .button--secondary')]
    await expect.poll(() => buttons().length, { message: screen, timeout: 5000 }).toBeGreaterThan(1)
    const [first] = buttons()
    const before = first!.getBoundingClientRect()
    expect(buttons()[1]?.getBoundingClientRect().top, 'side by side').toBe(before.top)
    for (const [place, key] of keys.entries()) {
      const button = buttons()[place]!
      const label = button.querySelector('.button__label')!
      const words = label.textContent
      const spinner = document.createElement('span')
      spinner.className = 'spinner'
      button.prepend(spinner)
      label.textContent = say(language, screen, key) ?? ''
      expect(button.getBoundingClientRect().height, `${language} ${key}`).toBe(before.height)
      spinner.remove()
      label.textContent = words
    }
    await unmount()
  }
})
