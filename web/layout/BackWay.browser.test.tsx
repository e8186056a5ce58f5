import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { texts } from '@card-journey/journey/texts/en/shell.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../examples/examples.tsx'
import '../styles/critical.css'
import { BackWay } from './BackWay.tsx'
import { Shell } from './Shell.tsx'

async function at(screen: ScreenId, different: Partial<FixtureProps>) {
  const led: string[] = []
  const shown = await render(
    <Fixture screen={screen} on={({ what }) => led.push(what)} {...different}>
      <BackWay screen={screen} />
    </Fixture>,
  )
  return { back: shown.getByRole('button', { name: texts['action.back'] }), led }
}

const code = { kind: 'resume', mobileNumber: '9876543210', consents: [] } as const

test('an earlier screen that is open is one press away', async () => {
  const { back, led } = await at('more-personal-details', { application: { completedScreen: 'PERSONAL_DETAILS' } })
  await expect.element(back).toBeVisible()
  await back.click()
  expect(led).toEqual(['back'])
})

test('from the code it leads to the number', async () => {
  const { back } = await at('verify-otp', { application: null, state: { signIn: code } })
  await expect.element(back).toBeVisible()
})

test('the consents, which anybody may open, have one for everybody', async () => {
  const { back, led } = await at('consents', { application: null })
  await back.click()
  expect(led).toEqual(['back'])
})

test.each<[ScreenId, string, Partial<FixtureProps>]>([
  ['personal-details', 'the first step', { application: { completedScreen: 'PERSONAL_DETAILS' } }],
  ['congratulations', 'what was decided', { application: { completedScreen: 'BRE_APPROVED' } }],
  ['virtual-card', 'the end', { application: { completedScreen: 'VISIONPLUS_APPROVED' } }],
  ['verify-otp', 'a number that is confirmed', { state: { signIn: { ...code, stage: 'found' } } }],
  ['more-personal-details', 'an application that is loading', { application: null }],
])('%s has none: %s', async (screen, _why, different) => {
  const { back } = await at(screen, different)
  await expect.element(back).not.toBeInTheDocument()
})

test('on a phone the progress stands at one place, whether anything leads back or not, and what is saved above it', async () => {
  await page.viewport(360, 740)
  const open = (application: FixtureProps['application']) =>
    render(
      <Fixture screen="personal-details" application={application}>
        <Shell onLanguage={() => {}} report={() => {}}>
          <h1>Details</h1>
        </Shell>
      </Fixture>,
    )
  const boxOf = (container: Element, part: string) => container.querySelector(part)!.getBoundingClientRect()
  const roomIn = (container: Element) => boxOf(container, '.progress').top - boxOf(container, '.header').bottom
  const first = await open({ completedScreen: 'VERIFY_MOBILE' })
  await expect.poll(() => boxOf(first.container, '.progress').height).toBeGreaterThan(0)
  const room = roomIn(first.container)
  expect(boxOf(first.container, '.header__saved').bottom).toBeLessThanOrEqual(
    boxOf(first.container, '.progress').top + 1,
  )
  await first.unmount()

  const corrected = await open({ completedScreen: 'CONGRATULATION', facts: { aadhaar: { refused: 'age' } } })
  await expect.element(corrected.getByRole('button', { name: texts['action.back'] })).toBeVisible()
  expect(roomIn(corrected.container)).toBe(room)
})

test.each<ScreenId>(['rejected', 'auth-error'])(
  '%s: nothing leads back from an ending, and no room is kept on a phone; on a desktop the heading stands where all do',
  async (screen) => {
    for (const [width, room] of [
      [360, 24],
      [1280, 56],
    ] as const) {
      await page.viewport(width, 740)
      const { container, unmount } = await render(
        <Fixture screen={screen} application={{ completedScreen: 'BRE_REJECT' }}>
          <Shell onLanguage={() => {}} report={() => {}}>
            <h1>No</h1>
          </Shell>
        </Fixture>,
      )
      const top = (part: string) => container.querySelector(part)!.getBoundingClientRect()
      await expect.poll(() => top('h1').top - top('.header').bottom).toBe(room)
      await unmount()
    }
  },
)

test.each<[ScreenId, Marker]>([
  ['submitted', 'LOS_APPROVED'],
  ['submitted-crm', 'PENDING'],
  ['virtual-card', 'VISIONPLUS_APPROVED'],
  ['searching-agent', 'VKYC_INIT'],
  ['verify-mobile', 'PERSONAL_DETAILS'],
  ['kyc', 'CKYC_REJECT'],
  ['requirements', 'AADHAAR_SUBMIT'],
])('%s: on a phone the bar begins where Back would stand', async (screen, completedScreen) => {
  await page.viewport(360, 740)
  const { container } = await render(
    <Fixture screen={screen} application={{ completedScreen }}>
      <Shell onLanguage={() => {}} report={() => {}}>
        <h1>Thank you</h1>
      </Shell>
    </Fixture>,
  )
  const top = (part: string) => container.querySelector(part)!.getBoundingClientRect()
  await expect.poll(() => top('.progress').height).toBeGreaterThan(0)
  expect(top('.progress').top - top('.header').bottom).toBe(16)
  expect(top('.header__saved').width).toBeLessThanOrEqual(1)
})
