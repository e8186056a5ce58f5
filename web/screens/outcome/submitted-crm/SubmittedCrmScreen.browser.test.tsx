import { texts } from '@card-journey/journey/texts/en/submitted-crm.ts'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { consentToAnalytics } from '../../../analytics/events.ts'
import { Fixture } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'
import { examples } from './SubmittedCrmScreen.examples.tsx'
import { SubmittedCrmScreen } from './SubmittedCrmScreen.tsx'

afterEach(() => consentToAnalytics(undefined))

test.each([
  ['NSTP', [{ name: 'application-submitted', journeyMode: 'NSTP' }]],
  ['SSTP', []],
] as const)(
  '[SC-08, SC-09, CO-40] thank you (CRM) with its number and the time that the bank takes; %s: the event of a submitted application',
  async (journeyMode, expected) => {
    const heard: unknown[] = []
    consentToAnalytics((event) => heard.push(event))
    const screen = await render(
      <Fixture
        screen="submitted-crm"
        application={{ ...proven, completedScreen: 'CRM_PUSH', journeyMode, applicationNumber: 'AB2611200042' }}
      >
        <SubmittedCrmScreen />
      </Fixture>,
    )
    await expect.element(screen.getByText('AB2611200042')).toBeVisible()
    await expect.element(screen.getByText('within 72 hours', { exact: false })).toBeVisible()
    expect(heard).toEqual(expected)
  },
)

test.each([
  [360, '.news-card .card-art', '.drawing'],
  [1280, '.drawing--success', '.news-card'],
] as const)(
  'what is approved shows the card itself; on a desktop, where the panel has it, a tick: %i',
  async (width, here, not) => {
    onTestFinished(() => page.viewport(414, 896))
    await page.viewport(width, 800)
    const { container } = await render(examples['approved'])
    await expect.poll(() => container.querySelector(here)).not.toBeNull()
    expect(container.querySelector(not)).toBeNull()
  },
)

test('a review that declines does not say thank you in the title', async () => {
  const screen = await render(
    <Fixture screen="submitted-crm" application={{ ...proven, completedScreen: 'CRM_REJECT', journeyMode: 'NSTP' }}>
      <SubmittedCrmScreen />
    </Fixture>,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['declined.heading'])
  await expect.poll(() => document.title).toContain(texts['declined.heading'])
})

test.each([
  ['reviewing', 'drawing--calm', /within 72/, /longer than/],
  ['review delayed', 'drawing--warning', /longer than the 72.hours we promised/, /within 72/],
] as const)(
  '%s: a clock, not the tick of what is done, and the time in the lead',
  async (state, drawing, said, unsaid) => {
    const screen = await render(examples[state])
    const lead = screen.getByText(said)
    await expect.element(lead).toHaveClass('lead')
    expect(screen.container.querySelector('.drawing')).toHaveClass(drawing)
    expect(screen.getByText(unsaid).elements()).toEqual([])
    // Once: where it is looked for.
    expect(screen.container.textContent?.match(/72.hours|22.November/g)?.length).toBe(state === 'reviewing' ? 2 : 1)
    expect(screen.getByText(/22.November/).elements()).toEqual(state === 'reviewing' ? [lead.element()] : [])
  },
)
