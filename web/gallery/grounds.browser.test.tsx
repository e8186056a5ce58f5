import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Examples } from '../examples/examples.tsx'
import '../styles/critical.css'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

const none = 'rgba(0, 0, 0, 0)'

/** What has a ground of its own, and must be told from what it lies on. */
const grounded = '.page--column :is(.notice, .panel, .choice__card, .skeleton__shape)'

function groundBehind(of: Element): string {
  for (let around = of.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around)
    if (backgroundColor !== none) return backgroundColor
  }
  return ''
}

/** What is pressed, chosen or filled in; a message about fields; a film within a film; paper, white by night too. */
const edged =
  'a, button, summary, input, select, textarea, label, .choice__card, .error-summary, .call-video__own, .letter, [role="log"]'

/** Boxes to read that have an edge all round, as if they could be chosen. */
function edgedToRead(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>('.page__main :not(svg *), .page__side :not(svg *)')]
    .filter((one) => {
      const { borderTopWidth, borderRightWidth, borderTopColor, borderTopLeftRadius } = getComputedStyle(one)
      const edge = parseFloat(borderTopWidth) > 0 && parseFloat(borderRightWidth) > 0 && borderTopColor !== none
      const isBox = one.offsetWidth > 160 && one.offsetHeight > 32 && parseFloat(borderTopLeftRadius) >= 8
      return edge && isBox && !one.closest(edged)
    })
    .map(({ className }) => className)
}

async function unseen(examples: Examples): Promise<string[]> {
  const found: string[] = []
  for (const [state, example] of Object.entries(examples)) {
    const { container, unmount } = await render(
      <ExamplePage language="en" theme="pvrb">
        {example}
      </ExamplePage>,
    )
    await expect.poll(() => document.querySelector('h1, dialog'), { message: state, timeout: 5000 }).not.toBeNull()
    for (const one of container.querySelectorAll(grounded)) {
      const { backgroundColor, borderStyle } = getComputedStyle(one)
      if (borderStyle === 'none' && backgroundColor === groundBehind(one)) found.push(`${state}: ${one.className}`)
    }
    for (const bar of container.querySelectorAll('.page--column .action-bar')) {
      const { backgroundColor } = getComputedStyle(bar)
      if (backgroundColor !== none && backgroundColor !== groundBehind(bar)) found.push(`${state}: a strip of a bar`)
    }
    for (const box of edgedToRead(container)) found.push(`${state}: an edge around ${box}`)
    await unmount()
  }
  return found
}

test.for([...exampleLoaders])(
  '%s: in the one column of a desktop, what has a ground is seen on its page, and a bar has that of what it lies on; only what can be chosen has an edge',
  async ([, load]) => {
    await page.viewport(1280, 800)
    const { examples } = await load()
    await expect(unseen(examples)).resolves.toEqual([])
    await page.viewport(360, 740)
  },
)
