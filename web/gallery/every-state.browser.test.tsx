import { axeFindings } from '@card-journey/ui/accessibility-for-tests.ts'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Examples } from '../examples/examples.tsx'
import { languages } from '@card-journey/journey/texts/languages.ts'
import '../styles/critical.css'
import { darkPatterns, unmet } from './dark-patterns-for-tests.ts'
import { ExampleFrame } from './ExampleFrame.tsx'
import { watched } from './watched-state-for-tests.tsx'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

const files = import.meta.glob<{ examples: Examples }>('../screens/**/*.examples.tsx', { eager: true })

/** What each state must show, by its name, so that an example can't stop showing what its name says. */
const shows: readonly { states: RegExp; check: (page: HTMLElement) => void }[] = [
  {
    states: /^(empty|filled)$/,
    check: (page) => expect(page.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0),
  },
  {
    states: /^filled$/,
    check: (page) => expect(page.querySelector(action)?.ariaDisabled).toBeNull(),
  },
  {
    states: /^refused$/,
    check(page) {
      expect(page.querySelector('[aria-invalid="true"], button[aria-describedby$="-error"]')).not.toBeNull()
      expect(page.querySelector<HTMLElement>('.field__error')?.innerText).toMatch(/\S/)
    },
  },
  {
    states: /^saving$/,
    check: (page) => expect(page.querySelector('button[data-busy][aria-disabled]')).not.toBeNull(),
  },
  {
    states: /^(failed|not saved|not shown|.* not to be had)$/,
    check: (page) =>
      expect(page.querySelector<HTMLElement>('[role="alert"], .notice--warning')?.innerText).toMatch(/\S/),
  },
  { states: /^loading$/, check: (page) => expect(page.querySelector('[aria-busy="true"]')).not.toBeNull() },
]
const action = 'button[type=submit], .action-bar .button'

/** Cards that are too narrow for the words on them. */
const crampedCards = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('.card-art:not(.card-art--thumbnail)')]
    .filter((card) => card.clientWidth > 0 && card.clientWidth < 120)
    .map(({ textContent }) => textContent)

// Every state must be accessible to everyone: in both languages, on the narrowest phone.
for (const [path, { examples }] of Object.entries(files)) {
  // Safe: a screen's folder has its id.
  const screen = path.split('/').at(-2) as ScreenId
  describe(path.replace('../screens/', ''), () => {
    for (const language of languages) {
      test.each(Object.entries(examples))(
        `%s (${language}): what it says, accessible, no dark pattern, no style attribute, no wider than a phone`,
        async (name, example) => {
          await page.viewport(360, 740)
          const { element, state } = watched(example, { screen, name, language })
          const { container } = await render(
            <ExampleFrame language={language} theme="pvrb">
              {element}
            </ExampleFrame>,
          )
          for (const { states, check } of shows) if (states.test(name)) await vi.waitFor(() => check(container), 20_000)
          expect(darkPatterns(container, state())).toEqual([])
          expect(container.querySelectorAll('[style]')).toHaveLength(0)
          expect(crampedCards(container)).toEqual([])
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
          expect(await axeFindings(container)).toEqual([])
        },
      )
    }
  })
}

test('each way in which a consent is asked for, and each end that is counted down, was met in a state', () => {
  expect(unmet()).toEqual([])
})
