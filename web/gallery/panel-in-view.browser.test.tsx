import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import { examples as cards } from '../screens/card/virtual-card/VirtualCardScreen.examples.tsx'
import { examples as terms } from '../screens/offer/tc/TcScreen.examples.tsx'
import { examples as termsOfCustomer } from '../screens/offer/tcc/TccScreen.examples.tsx'
import { examples as details } from '../screens/offer/auth-card-details/AuthCardDetailsScreen.examples.tsx'
import '../styles/critical.css'
import { ExamplePage } from './ExamplePage.tsx'

const screens = {
  offer: offers['empty'],
  'virtual card': cards['active'],
  'an upright card': details['a card'],
} as const

const cases = (Object.keys(screens) as (keyof typeof screens)[]).flatMap((screen) =>
  ([560, 650, 720, 800, 1000] as const).map((height) => [screen, height] as const),
)

test.each(cases)(
  'on a desktop the card of %s never lies over its panel, in a window %i px high',
  async (of, height) => {
    await page.viewport(1280, height)
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {screens[of]}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
    const card = container.querySelector('.card-column > *') as HTMLElement
    const firstOfPanel = () =>
      [...container.querySelectorAll('.page__side > *')].find(({ clientHeight }) => clientHeight > 0) as HTMLElement
    // Once the window's height has been taken into account.
    await new Promise((later) => setTimeout(later, 100))
    for (const top of [0, 200, 400, 9000]) {
      window.scrollTo(0, top)
      const below = firstOfPanel().getBoundingClientRect().top - card.getBoundingClientRect().bottom
      expect(below, `scrolled to ${top}`).toBeGreaterThanOrEqual(16)
    }
  },
)

const decisions = { offer: offers['empty'], tc: terms['empty'], tcc: termsOfCustomer['empty'] } as const

test.each(Object.keys(decisions) as (keyof typeof decisions)[])(
  '%s: what the card costs is in the first view with the button that accepts it, and as wide as the card',
  async (of) => {
    await page.viewport(1280, 800)
    const { container } = await render(
      <ExamplePage language="hi" theme="pvrb">
        {decisions[of]}
      </ExamplePage>,
    )
    await expect.poll(() => container.querySelector('.page__side .offer__costs')).not.toBeNull()
    window.scrollTo(0, 0)
    const box = (what: string) => container.querySelector(what)!.getBoundingClientRect()
    await expect.poll(() => box('.page__side .offer__costs').bottom).toBeLessThanOrEqual(800)
    expect(box('.page__side .offer__costs').right).toBe(box('.card-column > *').right)
  },
)
