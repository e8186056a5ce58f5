import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeFindings } from './accessibility-for-tests.ts'
import type { Examples } from './examples.ts'
import './styles/index.css'

const files = import.meta.glob<{ examples: Examples }>('./**/*.examples.tsx', { eager: true })

for (const [path, { examples }] of Object.entries(files)) {
  describe(path, () => {
    test.each(Object.entries(examples))(
      '%s: accessible, no style attribute, no wider than a phone',
      async (_, Example) => {
        const { container } = await render(
          <main>
            <h1>Example</h1>
            <Example />
          </main>,
        )
        // The page's side margin, into which sticky bars and rows of chips extend.
        container.style.padding = '0 16px'
        expect(container.querySelectorAll('[style]')).toHaveLength(0)
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
        expect(await axeFindings(container)).toEqual([])
      },
    )
  })
}
