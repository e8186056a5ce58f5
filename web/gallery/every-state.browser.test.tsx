import { defaultTheme } from '@card-journey/journey/decision/theme.ts'
import axe from 'axe-core'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Examples } from '../examples.tsx'
import { languages } from '@card-journey/journey/texts/languages.ts'
import '../styles/critical.css'
import { ExampleFrame } from './ExampleFrame.tsx'

const files = import.meta.glob<{ examples: Examples }>('../screens/**/*.examples.tsx', { eager: true })

// A state that a person can meet must be readable by everybody: in both languages, on the narrowest phone.
for (const [path, { examples }] of Object.entries(files)) {
  describe(path.replace('../screens/', ''), () => {
    for (const language of languages) {
      test.each(Object.entries(examples))(
        `%s (${language}): accessible, no style attribute, no wider than a phone`,
        async (_name, example) => {
          await page.viewport(360, 740)
          const { container } = await render(
            <ExampleFrame language={language} theme={defaultTheme}>
              {example}
            </ExampleFrame>,
          )
          expect(container.querySelectorAll('[style]')).toHaveLength(0)
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
          // A button that becomes ready changes its colours over some frames; what counts is where it rests.
          await vi.waitFor(() =>
            expect(
              document.getAnimations().filter((each) => each instanceof CSSTransition && each.playState === 'running'),
            ).toEqual([]),
          )
          const { violations } = await axe.run(container)
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        },
      )
    }
  })
}
