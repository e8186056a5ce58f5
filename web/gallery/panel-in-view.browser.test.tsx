import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import { examples as cards } from '../screens/card/virtual-card/VirtualCardScreen.examples.tsx'
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
