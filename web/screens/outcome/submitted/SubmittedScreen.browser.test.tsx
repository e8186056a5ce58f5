import { texts } from '@card-journey/journey/texts/en/submitted.ts'
import { texts as tracker } from '@card-journey/journey/texts/en/tracker.ts'
import { texts as timeline } from '@card-journey/journey/texts/en/timeline.ts'
import { texts as hindi } from '@card-journey/journey/texts/hi/tracker.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { ExampleFrame } from '../../../gallery/ExampleFrame.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { examples } from './SubmittedScreen.examples.tsx'
import { SubmittedScreen } from './SubmittedScreen.tsx'

afterEach(() => vi.restoreAllMocks())

async function open(completedScreen: Marker) {
  const did: Parameters<NonNullable<FixtureProps['on']>>[0][] = []
  const screen = await render(
    <Fixture
      screen="submitted"
      application={{ ...proven, completedScreen, journeyMode: 'SSTP', applicationNumber: 'AB2611200042' }}
      calls={{ applicationDetails: { ok: true, response: [] } }}
      on={(event) => did.push(event)}
    >
      <SubmittedScreen />
    </Fixture>,
  )
  return { screen, did }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('the application is fetched again while it is worked on, and not while the tab is hidden', async () => {
  const { screen, did } = await open('LOS_PUSH')
  await expect.element(screen.getByText('AB2611200042')).toBeVisible()
  await expect.poll(() => did.length, { timeout: 8000 }).toBeGreaterThan(1)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const before = did.length
  await pause(4000)
  expect(did.length).toBe(before)
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => did.length).toBeGreaterThan(before)
})

test('a final no comes without a reason, and polling stops', async () => {
  const { screen, did } = await open('LOS_REJECT')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['rejected.heading'])
  expect(document.body.textContent).not.toMatch(/LOS|loan/i)
  expect(screen.container.querySelector('.timeline__event--failed')).toBeNull()
  await pause(3500)
  // The notice once, and nothing again.
  expect(did.map(({ what }) => what)).toEqual(['decisionNotice'])
})

test('[EC-25] an outcome that is not known yet reads as under processing', async () => {
  const { screen } = await open('PENDING')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We’re working on your application')
  await expect.element(screen.getByText(texts['leave.result'])).toBeVisible()
  const steps = screen.getByRole('list', { name: tracker.label }).getByRole('listitem')
  await expect.element(steps.nth(0)).toMatchTextContent(tracker['step.received'])
  await expect.element(steps.nth(1)).toMatchTextContent(tracker['step.check'])
  await expect.element(steps.nth(2)).toMatchTextContent(`${tracker['step.result']}, ${timeline.waiting}`)
  await expect.element(steps.nth(2)).toMatchTextContent(/\+91\s98\*{4}3210/)
  // Neither a card nor a time that nobody has promised.
  expect(screen.container.textContent).not.toMatch(/Issuing|hours|minutes/)
})

test('since when a person has been looking is said where it is known', async () => {
  const { container } = await render(examples['pending'])
  await expect.poll(() => container.querySelector('.timeline__event--now')?.textContent).toMatch(/Since .*9:30\sam\./)
})

test('before the application is complete the bank has its answers, not the application', async () => {
  const screen = await render(examples['pending before the decision'])
  await expect.element(screen.getByText(/^Answers received/)).toBeVisible()
  expect(screen.getByText(/^Application received/).elements()).toEqual([])
})

test.each([
  ['en', tracker],
  ['hi', hindi],
] as const)('the step that runs says what is going on now, in %s', async (language, words) => {
  const { container } = await render(
    <ExampleFrame language={language} theme="pvrb">
      {examples['los push']}
    </ExampleFrame>,
  )
  await expect
    .poll(() => container.querySelector('.timeline__event--now')?.textContent)
    .toContain(words['step.verification.now'])
  for (const step of ['file', 'verification', 'review', 'card'] as const) {
    const now = words[`step.${step}.now`]
    expect([words[`step.${step}`], words[`step.${step}.done` as keyof typeof words]]).not.toContain(now)
    if (language === 'hi') expect(now).toMatch(/रहा है$|रही है$|रहे हैं$/)
  }
})

test('no card is promised while a check may still fail', async () => {
  const { screen } = await open('VKYC_APPROVED')
  await expect.element(screen.getByText(texts['lead.checks'])).toBeVisible()
  await expect.element(screen.getByText(texts['leave.checks'])).toBeVisible()
  expect(screen.getByText(texts.lead).elements()).toHaveLength(0)
  await screen.unmount()
  const after = await open('LOS_APPROVED')
  await expect.element(after.screen.getByText(texts.lead)).toBeVisible()
})

test('a step of the bank that is done reads as done, the one that runs as running', async () => {
  const { screen } = await open('LOS_APPROVED')
  const steps = screen.getByRole('list', { name: tracker.label }).getByRole('listitem')
  await expect.element(steps.nth(1)).toMatchTextContent(tracker['step.file.done'])
  await expect.element(steps.nth(2)).toMatchTextContent(tracker['step.verification.done'])
  await expect.element(steps.nth(3)).toMatchTextContent(tracker['step.card.now'])
})
