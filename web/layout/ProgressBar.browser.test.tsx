import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../examples/examples.tsx'
import { lateTextsHere } from '../texts/catalogues.ts'
import { ProgressBar } from './ProgressBar.tsx'
import '@card-journey/ui/styles/index.css'

const current = (container: Element) => container.querySelector('[aria-current="step"] .progress__name')?.textContent

test('[SC-47] the bar of the welcome back stands where the application continues, not at the code', async () => {
  const signIn = { kind: 'resume', mobileNumber: '9876543210', consents: [], stage: 'found' } as const
  const { container, unmount } = await render(
    <Fixture screen="verify-otp" application={{}} state={{ signIn: { ...signIn, standsAt: 'work-details' } }}>
      <ProgressBar screen="verify-otp" />
    </Fixture>,
  )
  expect(current(container)).toBe('Work')
  await unmount()
  const first = await render(
    <Fixture screen="verify-otp" application={null}>
      <ProgressBar screen="verify-otp" />
    </Fixture>,
  )
  expect(current(first.container)).toBe('Verification')
})

test('the first code keeps the minutes that the number has said; a code to continue with is of no known place', async () => {
  const minutesAt = async (screen: 'verify-mobile' | 'verify-otp', kind: 'apply' | 'resume') => {
    const signIn = { kind, mobileNumber: '9876543210', consents: [] } as const
    const { container, unmount } = await render(
      <Fixture screen={screen} application={null} state={{ signIn }}>
        <ProgressBar screen={screen} />
      </Fixture>,
    )
    const minutes = container.querySelector('.progress__left')?.textContent
    await unmount()
    return minutes
  }
  expect(await minutesAt('verify-mobile', 'apply')).toMatch(/^About\s\d+\sminutes left$/)
  expect(await minutesAt('verify-otp', 'apply')).toBe(await minutesAt('verify-mobile', 'apply'))
  expect(await minutesAt('verify-otp', 'resume')).toBeUndefined()
})

test('the bar says how long the steps take that are left, and nothing while the bank is at work', async () => {
  const { container, unmount } = await render(
    <Fixture screen="work-details" application={{}}>
      <ProgressBar screen="work-details" />
    </Fixture>,
  )
  expect(container.querySelector('.progress__left')?.textContent).toMatch(/^About\s8\sminutes left$/)
  await unmount()
  const waiting = await render(
    <Fixture screen="submitted" application={{ completedScreen: 'VKYC_APPROVED' }}>
      <ProgressBar screen="submitted" />
    </Fixture>,
  )
  expect(waiting.container.querySelector('.progress')).not.toBeNull()
  expect(waiting.container.querySelector('.progress__left')).toBeNull()
})

test('[PB-03, PB-09] a bar that is full has no number beside it which says otherwise, and the step under way is half a pip', async () => {
  await page.viewport(360, 740)
  const screen = await render(
    <Fixture screen="virtual-card" application={{ customerType: 'ETB', completedScreen: 'VIRTUAL_CARD_DETAILS' }}>
      <ProgressBar screen="virtual-card" />
    </Fixture>,
  )
  expect(screen.container.querySelector('progress')?.value).toBe(100)
  await expect.element(screen.getByText(/^Step 4 of/)).not.toBeVisible()
  await screen.unmount()
  const pips = async (screen: 'set-mpin' | 'virtual-card') => {
    const shown = await render(
      <Fixture screen={screen} application={{ completedScreen: 'VISIONPLUS_APPROVED' }}>
        <ProgressBar screen={screen} />
      </Fixture>,
    )
    const looks = [...shown.container.querySelectorAll('.progress__pips > span')].map(
      (pip) => getComputedStyle(pip).backgroundImage === 'none',
    )
    await shown.unmount()
    return looks
  }
  expect(await pips('set-mpin')).toEqual([true, true, true, true, true, false])
  expect(await pips('virtual-card')).toEqual([true, true, true, true, true, true])
})

test('the last step is almost complete until it is', async () => {
  const nameAt = async (
    screen: 'submitted' | 'set-mpin' | 'virtual-card',
    application: FixtureProps['application'],
  ) => {
    const shown = await render(
      <Fixture screen={screen} application={application}>
        <ProgressBar screen={screen} />
      </Fixture>,
    )
    const name = shown.container.querySelector('.progress__step:last-child > .progress__name')?.textContent
    await shown.unmount()
    return name
  }
  expect(await nameAt('submitted', { completedScreen: 'VKYC_APPROVED' })).toBe('Almost complete')
  expect(await nameAt('virtual-card', { completedScreen: 'VISIONPLUS_APPROVED' })).toBe('Complete')
  const customer = { customerType: 'ETB', completedScreen: 'VISIONPLUS_APPROVED' } as const
  expect(await nameAt('set-mpin', customer)).toBe('Almost complete')
})

test('the names of the steps are in the page, so that none of its texts is fetched for them', async () => {
  const here = lateTextsHere()
  await render(
    <Fixture screen="personal-details" application={{ completedScreen: 'VERIFY_MOBILE' }}>
      <ProgressBar screen="personal-details" />
    </Fixture>,
  )
  await new Promise((passed) => setTimeout(passed, 50))
  expect(lateTextsHere()).toBe(here)
})

test('beside the screen the steps go once all of them are done', async () => {
  const beside = (application: FixtureProps['application']) => (
    <Fixture screen="virtual-card" application={application}>
      <ProgressBar screen="virtual-card" layout="column" />
    </Fixture>
  )
  const { container, unmount } = await render(beside({ customerType: 'ETB', completedScreen: 'VIRTUAL_CARD_DETAILS' }))
  expect(current(container)).toBe('Virtual Card')
  await unmount()
  const ended = await render(beside({ customerType: 'ETB', completedScreen: 'MPIN_SET' }))
  expect(ended.container.querySelector('.progress')).toBeNull()
})
