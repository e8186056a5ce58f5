import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as trust } from '../screens/address/verify-ts/VerifyTsScreen.examples.tsx'
import { examples as aadhaar } from '../screens/kyc/kyc/KycScreen.examples.tsx'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import { examples as deposits } from '../screens/offer/credit-card/CreditCardScreen.examples.tsx'
import { examples as start } from '../screens/start/verify-mobile/VerifyMobileScreen.examples.tsx'
import '../styles/critical.css'
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

test.each(['en', 'hi'] as const)(
  'the first step has its action whole in the first view of a window of 1280 by 800 (%s)',
  async (language) => {
    await page.viewport(1280, 800)
    const { container } = await render(
      <ExamplePage language={language} theme="pvrb">
        {start['empty']}
      </ExamplePage>,
    )
    window.scrollTo(0, 0)
    await expect.poll(() => container.querySelector('.checkbox')).not.toBeNull()
    await expect
      .poll(() => container.querySelector('.action-bar > .button')?.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(800)
    await page.viewport(360, 740)
  },
)
