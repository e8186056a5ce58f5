import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture } from '../examples/examples.tsx'
import { examples as details } from '../screens/offer/auth-card-details/AuthCardDetailsScreen.examples.tsx'
import { examples as looks } from '../screens/offer/customise-card/CustomiseCardScreen.examples.tsx'
import { examples as listing } from '../screens/offer/eligible-card-listing/EligibleCardListingScreen.examples.tsx'
import { examples as virtual } from '../screens/card/virtual-card/VirtualCardScreen.examples.tsx'
import { examples as pin } from '../screens/card/set-mpin/SetMpinScreen.examples.tsx'
import { examples as news } from '../screens/outcome/auth-error/AuthErrorScreen.examples.tsx'
import { examples as mobile } from '../screens/start/verify-mobile/VerifyMobileScreen.examples.tsx'
import { VerifyOtpScreen } from '../screens/start/verify-otp/VerifyOtpScreen.tsx'
import { master, productNamed } from '../screens/start/products-for-tests.ts'
import '../styles/critical.css'
import { ExamplePage } from './ExamplePage.tsx'

/** The code is asked for, with the panel's card beside it. */
function codeFor(logo: string) {
  const { productCode, productLogo, productName, isAirlineCobrand, feeCodeDetails } = productNamed(logo)
  const feeCode = feeCodeDetails[0]?.feeCode ?? ''
  const signIn = {
    kind: 'apply',
    mobileNumber: '9876543210',
    consents: [],
    sentAt: Date.parse('2026-11-20T12:00:00+05:30'),
    resendInSeconds: 90,
    resends: 0,
    product: { productCode, productLogo, productName, isAirlineCobrand, feeCode },
  } as const
  return (
    <Fixture screen="verify-otp" application={null} master={master} state={{ signIn }}>
      <VerifyOtpScreen />
    </Fixture>
  )
}

const ways = {
  upright: [mobile['an upright card'], codeFor('first'), details['a card']],
  flat: [mobile['empty'], codeFor('festival'), looks['several designs'], pin['empty']],
} as const

const windows = [
  [1024, 768],
  [1280, 640],
  [1280, 800],
  [1920, 1080],
] as const

const largeCard = '.card-art:not(.card-art--thumbnail)'

test.for((['upright', 'flat'] as const).flatMap((way) => windows.map((size) => [way, ...size] as const)))(
  'a card that is %s has one place in the panel from screen to screen, in its middle, and so have the steps, in a window of %i by %i',
  async ([way, width, height]) => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(414, 896))
    const places: number[][] = []
    for (const screen of ways[way]) {
      const { container, unmount } = await render(
        <ExamplePage language="en" theme="pvrb">
          {screen}
        </ExamplePage>,
      )
      await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
      await expect.poll(() => container.querySelector(largeCard)).not.toBeNull()
      const card = container.querySelector(largeCard)!.getBoundingClientRect()
      const style = getComputedStyle(document.documentElement)
      const whole = parseFloat(style.getPropertyValue('--card'))
      const { left, top } = container.querySelector('.page__side > .progress')!.getBoundingClientRect()
      expect(card.width).toBeCloseTo(way === 'flat' ? whole : whole * 0.58, 0)
      expect((card.left + card.right) / 2).toBeCloseTo(left + whole / 2, 0)
      places.push([card.left, card.top, card.width, top].map(Math.round))
      await unmount()
    }
    expect(places).toEqual(places.map(() => places[0]))
  },
)

test('what stands below the panel’s card follows it closely, whatever small cards stand on the page', async () => {
  await page.viewport(1280, 1000)
  onTestFinished(() => page.viewport(414, 896))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {listing['filled']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.page__side-help')).not.toBeNull()
  await expect.poll(() => container.querySelector('.card-column > .card-art--horizontal')).not.toBeNull()
  expect(container.querySelector('.card-label__art > .card-art--vertical')).not.toBeNull()
  const bottom = container.querySelector('.card-column > .card-art')!.getBoundingClientRect().bottom
  await expect
    .poll(() => container.querySelector('.page__side > .page__side-summary')!.getBoundingClientRect().top - bottom)
    .toBeLessThanOrEqual(40)
})

test.each([
  ['cards', listing['filled'], 360],
  ['designs', looks['designs of an upright card'], 360],
  ['designs', looks['designs of an upright card'], 1280],
] as const)(
  'among %s to choose from, an upright one is as much to look at as one across, and keeps within its row',
  async (_what, screen, width) => {
    await page.viewport(width, 900)
    onTestFinished(() => page.viewport(414, 896))
    const { container } = await render(
      <ExamplePage language="hi" theme="pvrb">
        {screen}
      </ExamplePage>,
    )
    const upright = '.card-label__art > .card-art--vertical'
    await expect.poll(() => container.querySelector(upright)).not.toBeNull()
    for (const small of container.querySelectorAll(upright)) {
      const card = small.getBoundingClientRect()
      const row = small.closest('.choice')!.getBoundingClientRect()
      expect(card.width).toBeCloseTo(44, 0)
      expect(card.height).toBeCloseTo(70, 0)
      expect(card.top - row.top).toBeGreaterThanOrEqual(8)
      expect(row.bottom - card.bottom).toBeGreaterThanOrEqual(8)
      const input = small.closest('.choice')!.querySelector('input')!.getBoundingClientRect()
      expect(input.left - row.left).toBeCloseTo(16, 0)
    }
  },
)

test.each([
  ['horizontal', news['PIN set'], virtual['masked'], 200],
  ['vertical', news['PIN set, an upright card'], virtual['an upright card'], 124],
] as const)(
  'the card whose PIN is set, %s, is small on a phone, and on a desktop where it is on its own page',
  async (orientation, set, own, small) => {
    onTestFinished(() => page.viewport(414, 896))
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.viewport(width, height)
      const places: number[][] = []
      for (const screen of [set, own]) {
        const { container, unmount } = await render(
          <ExamplePage language="en" theme="pvrb">
            {screen}
          </ExamplePage>,
        )
        const drawn = () => container.querySelector(`.card-column .card-art--${orientation}`)
        await expect.poll(drawn).not.toBeNull()
        const card = drawn()!.getBoundingClientRect()
        places.push([card.left, card.top, card.width].map(Math.round))
        expect(container.querySelector('.drawing')).toBeNull()
        await unmount()
      }
      if (width === 360) expect(places[0]?.[2]).toBe(small)
      else expect(places[0]).toEqual(places[1])
    }
  },
)

test('on a desktop the limit and what the card does follow it at once, then the steps that are left; where it is heads the column', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { container } = await render(
    <ExamplePage language="en" theme="pvrb">
      {virtual['without a PIN']}
    </ExamplePage>,
  )
  await expect.poll(() => container.querySelector('.page__main .timeline')).not.toBeNull()
  await expect.poll(() => container.querySelector('.page__side > .progress')).not.toBeNull()
  const box = (what: string) => container.querySelector(what)!.getBoundingClientRect()
  expect(box('.page__side .card-own').top - box('.card-object').bottom).toBeLessThanOrEqual(40)
  expect(box('.page__side > .progress').top).toBeGreaterThan(box('.page__side .card-own').bottom)
  expect(box('.page__main .timeline').top).toBeLessThan(box('.setting-group').top)
})
