import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/critical.css'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

/** Below the header's 56 px and the row of Back, or the room of one. */
const usual = 112

/** Where a heading stands otherwise, and why. */
const exceptions: Readonly<Partial<Record<ScreenId, number>>> = {
  // On a line with the top of its card, which is larger there and has air above it.
  'card-details': 136,
}

test.for([...exampleLoaders.keys()] as ScreenId[])(
  '%s: on a desktop the heading stands where that of every page does',
  async (screen) => {
    await page.viewport(1280, 800)
    onTestFinished(() => page.viewport(414, 896))
    const { examples } = await exampleLoaders.get(screen)!()
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {Object.values(examples)[0]}
      </ExamplePage>,
    )
    // Neither that of a closed pop-up nor one that is only heard.
    const top = () => {
      const seen = [...container.querySelectorAll('.page__main h1')].find((each) => each.getClientRects().length > 0)
      return seen && Math.round(seen.getBoundingClientRect().top + window.scrollY)
    }
    await expect.poll(top).toBe(exceptions[screen] ?? usual)
  },
)
