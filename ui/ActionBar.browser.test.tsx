import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
