import type { LiveApplication } from '@card-journey/providers/live-view-wire.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectUsable, sandboxAnswers } from '../../console/console-for-tests.tsx'
import { LivePage } from './LivePage.tsx'
import { drawn, markerChanges } from './where.ts'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

const at = '2026-11-25T05:30:00.000Z'
const application: LiveApplication = {
  reference: 'ABCD1234',
  customerType: 'NTB',
  state: 'open',
  productCode: 'pvrb',
  journeyMode: undefined,
  marker: 'PERSONAL_DETAILS',
  screen: 'more-personal-details',
  startedAt: at,
  events: [
    { at, what: 'created', marker: 'VERIFY_MOBILE' },
    { at, what: 'email-verified', marker: 'VERIFY_MOBILE' },
    { at, what: 'saved', screen: 'personal-details', action: 'submit', marker: 'PERSONAL_DETAILS' },
  ],
}

const stateOf = (parts: ReturnType<typeof drawn>, screen: string) =>
  parts.flatMap(({ screens }) => screens).find((each) => each.screen === screen)

test('the drawing shows what is done, where the applicant stands and which marker was set where', () => {
  const parts = drawn(application, 'NTB')
  expect(stateOf(parts, 'verify-otp')?.state).toBe('done')
  expect(stateOf(parts, 'personal-details')).toMatchObject({ state: 'done', markers: ['PERSONAL_DETAILS'] })
  expect(stateOf(parts, 'more-personal-details')?.state).toBe('now')
  expect(stateOf(parts, 'work-details')?.state).toBe('open')
})

test('a screen that no way of the drawing leads to is shown beside it', () => {
  const parts = drawn({ ...application, screen: 'auth-error' }, 'NTB')
  expect(parts.at(-1)).toMatchObject({ name: 'Elsewhere', screens: [{ screen: 'auth-error', state: 'now' }] })
})

test('a marker that the bank sets is shown where the applicant acted last', () => {
  const decided = { at, what: 'decided', marker: 'BRE_APPROVED' }
  const events = [...application.events, { at, what: 'saved', screen: 'check-answers' }, decided]
  expect(markerChanges({ ...application, events }).map(({ marker, screen }) => [marker, screen])).toEqual([
    ['VERIFY_MOBILE', undefined],
    ['PERSONAL_DETAILS', 'personal-details'],
    ['BRE_APPROVED', 'check-answers'],
  ])
})

test('a chosen number is followed as its applicant goes on', async () => {
  let now: LiveApplication[] | Response = []
  sandboxAnswers({
    '/people': [],
    '/inbox': [],
    '/live/applications': () => (now instanceof Response ? now.clone() : now),
  })
  const screen = await render(<LivePage />)
  await expect.element(screen.getByText(/Enter the mobile number/)).toBeVisible()
  await screen.getByLabelText('Mobile number').fill('9811100001')
  await expect.element(screen.getByText(/There is no application under 9811100001 yet/)).toBeVisible()
  const current = () => screen.container.querySelector('[aria-current=step]')?.textContent
  now = [application]
  await expect.poll(current).toMatch(/^more-personal-details/)
  await expect
    .element(screen.getByText('9811100001 stands at more-personal-details, after PERSONAL_DETAILS.'))
    .toBeVisible()
  await expectUsable(screen.container)
  now = [{ ...application, screen: 'work-details', marker: 'ADDITIONAL_PERSONAL_DETAILS' }]
  await expect.poll(current).toMatch(/^work-details/)
  now = new Response(null, { status: 502 })
  await expect.element(screen.getByText(/The journey isn’t responding/)).toBeVisible()
  // What was known stays.
  expect(current()).toMatch(/^work-details/)
})

test('who was written to lately is offered, each number once, and is followed when chosen', async () => {
  const message = { at, channel: 'sms', template: 'MOBILE_OTP', text: '' }
  sandboxAnswers({
    '/people': [{ mobile: '9000000001', firstName: 'Asha', lastName: 'Rao', customerType: 'NTB' }],
    '/inbox': ['9811100001', 'a@mail.example', '9000000001', '9811100001'].map((to) => ({ ...message, to })),
    '/live/applications': [application],
  })
  const screen = await render(<LivePage />)
  await expect.element(screen.getByRole('button', { name: '9811100001' })).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  await screen.getByRole('button', { name: 'Asha Rao' }).click()
  await expect
    .element(screen.getByText('Asha Rao stands at more-personal-details, after PERSONAL_DETAILS.'))
    .toBeVisible()
  expect(screen.getByRole('heading', { name: 'Lately active' }).elements()).toEqual([])
})
