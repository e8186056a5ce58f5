import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as trust } from '../screens/address/verify-ts/VerifyTsScreen.examples.tsx'
import { examples as aadhaar } from '../screens/kyc/kyc/KycScreen.examples.tsx'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import { examples as deposits } from '../screens/offer/credit-card/CreditCardScreen.examples.tsx'
import { examples as pin } from '../screens/card/set-mpin/SetMpinScreen.examples.tsx'
import type { Examples } from '../examples/examples.tsx'
import '../styles/critical.css'
import { exampleLoaders } from './all-examples.ts'
import { ExamplePage } from './ExamplePage.tsx'

const decisions = {
  Aadhaar: aadhaar['document expired'],
  'the offer': offers['empty'],
  'a card against a deposit': deposits['empty'],
  'social trust': trust['empty'],
} as const

const cases = (Object.keys(decisions) as (keyof typeof decisions)[]).flatMap((of) =>
  (
    [
      [1280, 800],
      [1280, 680],
      [1440, 900],
    ] as const
  ).map(([width, height]) => [of, width, height] as const),
)

test.each(cases)(
  '%s: agreeing and refusing are whole in the first view of a window of %i by %i',
  async (of, width, height) => {
    await page.viewport(width, height)
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {decisions[of]}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelectorAll('.action-bar > *').length).toBeGreaterThanOrEqual(2)
    window.scrollTo(0, 0)
    for (const way of container.querySelectorAll('.action-bar > *'))
      await expect
        .poll(() => way.getBoundingClientRect().bottom, { message: way.textContent })
        .toBeLessThanOrEqual(height)
    await page.viewport(360, 740)
  },
)

/** The first ways on that are not whole in the window, by state. */
async function below(examples: Examples, height: number): Promise<string[]> {
  const found: string[] = []
  for (const [state, example] of Object.entries(examples)) {
    const { container, unmount } = await render(
      <ExamplePage language="hi" theme="pvrb">
        {example}
      </ExamplePage>,
    )
    window.scrollTo(0, 0)
    await expect.poll(() => document.querySelector('h1, dialog'), { message: state, timeout: 5000 }).not.toBeNull()
    await new Promise(requestAnimationFrame)
    // A call alone is a door, which waits at the page's end.
    const way = container.querySelector('.page__main .action-bar > .button:not(.call-door:only-child)')
    if (way && way.getBoundingClientRect().bottom > height) found.push(state)
    await unmount()
  }
  return found
}

test.for(
  [...exampleLoaders].flatMap(([screen, load]) =>
    (
      [
        [360, 740],
        [1280, 800],
      ] as const
    ).map(([width, height]) => [screen, width, height, load] as const),
  ),
)(
  '%s: in every state the first way on is whole in the first view of a window of %i by %i',
  async ([, width, height, load]) => {
    await page.viewport(width, height)
    const { examples } = await load()
    await expect(below(examples, height)).resolves.toEqual([])
    await page.viewport(360, 740)
  },
)

test.each([
  ['the PIN again', pin['empty'], '.code', 2],
  ['the limit that a deposit gives', deposits['filled'], '.page__main .amount--large', 1],
] as const)('%s is whole above the bar of a phone', async (_what, screen, what, count) => {
  await page.viewport(360, 740)
  for (const language of ['en', 'hi'] as const) {
    const { container, unmount } = await render(
      <ExamplePage language={language} theme="pvrb">
        {screen}
      </ExamplePage>,
    )
    const found = () => [...container.querySelectorAll(what)]
    await expect.poll(() => found().length).toBe(count)
    window.scrollTo(0, 0)
    const bar = container.querySelector('.action-bar')!.getBoundingClientRect().top
    await expect.poll(() => found().at(-1)!.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar)
    await unmount()
  }
})
