import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { examples as offers } from '../screens/offer/congratulations/CongratulationsScreen.examples.tsx'
import { examples as cards } from '../screens/card/virtual-card/VirtualCardScreen.examples.tsx'
import { examples as deposits } from '../screens/offer/credit-card/CreditCardScreen.examples.tsx'
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
  '%s: card, limit and costs lie on one ground, in the first view with the button that accepts them, as wide as the card',
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
    const card = box('.card-column > *')
    expect(box('.page__side .offer__costs').right).toBe(card.right)
    const limit = box('.page__side .amount--large')
    expect(limit.left).toBe(card.left)
    expect(limit.top - card.bottom).toBeLessThan(80)
    expect(limit.height).toBeGreaterThan(50)
    // Seen once: the column has it for those who hear the page.
    expect(box('.page__main .amount--large').right - box('.offer .panel--tinted').left).toBeGreaterThan(1)
    expect(box('.offer .panel--tinted').width).toBe(1)
  },
)

test('the offer: every consent is in the first view of a window of 1280 by 800, above the bar', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {offers['to the home']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelectorAll('.offer__consents .checkbox').length).toBe(4)
  window.scrollTo(0, 0)
  const bar = container.querySelector('.offer .action-bar')!
  const last = container.querySelector('.offer__consents > :last-child')!
  await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
})

test('a card against a deposit: the limit that follows the deposit stands below the card', async () => {
  await page.viewport(1280, 800)
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {deposits['filled']}
    </ExamplePage>,
  )
  const limit = () => container.querySelector('.page__side .amount--large')
  await expect.poll(() => limit()?.textContent).toBe('₹45,000')
  const card = container.querySelector('.card-column > *')!.getBoundingClientRect()
  expect(limit()!.getBoundingClientRect().top).toBeGreaterThan(card.bottom)
  expect(limit()!.getBoundingClientRect().left).toBe(card.left)
})

test.each([
  [360, 'below each other'],
  [1280, 'side by side'],
] as const)(
  'what an offer folds is ruled rows as on an ending, %i px wide %s, in the words’ own colour',
  async (width, how) => {
    await page.viewport(width, 800)
    const { container } = await render(
      <ExamplePage language="en" theme="pvrb">
        {offers['empty']}
      </ExamplePage>,
    )
    const rows = () => [...container.querySelectorAll('.offer__folded > .disclosure')]
    await expect.poll(() => rows().length).toBe(2)
    if (width > 1023) await expect.poll(() => container.querySelector('.page__side .amount--large')).not.toBeNull()
    const [limit, facts] = rows().map((row) => row.getBoundingClientRect())
    const consents = container.querySelector('.offer__folded + .panel')!.getBoundingClientRect()
    expect(limit!.left).toBe(consents.left)
    expect(facts!.right).toBe(consents.right)
    if (how === 'side by side') expect([facts!.top, facts!.left]).toEqual([limit!.top, limit!.right])
    else expect(facts!.top).toBe(limit!.bottom - 1)
    for (const row of rows()) {
      expect(getComputedStyle(row).borderTopWidth).toBe('1px')
      expect(getComputedStyle(row.querySelector('summary')!).color).toBe(getComputedStyle(row).color)
    }
  },
)
