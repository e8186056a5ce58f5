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

test('on a phone the progress stands right below the header where a way begins, unless something leads back', async () => {
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
  const first = await open({ completedScreen: 'VERIFY_MOBILE' })
  const room = () => boxOf(first.container, '.progress').top - boxOf(first.container, '.header').bottom
  await expect.poll(room).toBe(16)
  // What is saved is said between its bar and the heading.
  const saved = boxOf(first.container, '.header__saved').top
  expect(saved).toBeGreaterThanOrEqual(boxOf(first.container, '.progress').bottom - 2)
  expect(saved + 21).toBeLessThanOrEqual(boxOf(first.container, 'h1').top)
  await first.unmount()

  const corrected = await open({ completedScreen: 'CONGRATULATION', facts: { aadhaar: { refused: 'age' } } })
  await expect.element(corrected.getByRole('button', { name: texts['action.back'] })).toBeVisible()
})
