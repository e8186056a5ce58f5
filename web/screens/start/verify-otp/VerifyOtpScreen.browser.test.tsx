import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/verify-otp.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import type { SignIn } from '../../../sign-in/sign-in-state.ts'
import { VerifyOtpScreen } from './VerifyOtpScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

/** The clock of fixtures. */
const noon = Date.parse('2026-11-20T12:00:00+05:30')
const sent: SignIn = { kind: 'resume', mobileNumber: '9876543210', consents: [], sentAt: noon, resendInSeconds: 90 }

async function open(signIn: SignIn | undefined, different: Partial<FixtureProps> = {}) {
  const events: Event[] = []
  const screen = await render(
    <Fixture
      screen="verify-otp"
      application={null}
      state={{ signIn }}
      on={(event) => events.push(event)}
      {...different}
    >
      <VerifyOtpScreen />
    </Fixture>,
  )
  return { screen, events }
}

afterEach(() => vi.restoreAllMocks())

test('[RT-08] a pasted code with spaces is confirmed as six digits, once, without a button', async () => {
  const { screen, events } = await open(sent)
  const code = screen.getByLabelText(texts['otp.label'])
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('135 790')
  await expect.poll(() => events).toEqual([{ did: 'signIn', what: 'confirmCode', answers: '135790' }])
  await expect.element(code).toHaveValue('135790')
})

test('[CO-08, CO-56] the wait is counted down, 1:30 after the first code; no resend is offered before it ends', async () => {
  const { screen } = await open(sent)
  await expect.element(screen.getByText(/in\s1:30/).first()).toBeVisible()
  expect(screen.getByRole('button', { name: shell['action.resend'] }).elements()).toHaveLength(0)
})

test('how long the code works is the bank’s number', async () => {
  const { screen } = await open(sent, { policy: { codeMinutes: 7 } })
  await expect.element(screen.getByText(/valid for\s7\sminutes/)).toBeVisible()
})

test.for([
  [shell['action.resend'], 'SMS', 'resend.sent'],
  [texts['resend.call'], 'CALL', 'resend.calling'],
] as const)('[CO-61] after the wait a new code may come: %s', async ([label, by, said]) => {
  const { screen, events } = await open({ ...sent, sentAt: noon - 90_000 })
  await screen.getByRole('button', { name: label }).click()
  await expect.element(screen.getByText(texts[said])).toBeVisible()
  expect(events.at(-1)).toEqual({ did: 'signIn', what: 'resendCode', answers: by })
})

test('a code that could not be sent is not said to be sent; another way is offered at once', async () => {
  const { screen } = await open({ ...sent, delivery: 'late', resendInSeconds: 0 })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts['late.heading'])
  await expect.element(screen.getByText(/We can’t reach .* right now/)).toBeVisible()
  expect(screen.getByText(/We sent it to/).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: texts['resend.call'] })).toBeVisible()
})

test('where nobody knows whether the code went out, the page says so', async () => {
  const { screen } = await open({ ...sent, delivery: 'unsure' })
  await expect.element(screen.getByText(/We’re not sure our message to .* went out/)).toBeVisible()
  expect(screen.getByText(/We sent it to/).elements()).toHaveLength(0)
})

test('a wrong code says in one sentence how many attempts are left', async () => {
  const { screen } = await open({ ...sent, failures: 2, triesLeft: 1 }, { refuses: { otp: 'otpWrong' } })
  await screen.getByLabelText(texts['otp.label']).fill('482913')
  await expect.element(screen.getByText('That code isn’t right. 1 attempt left.', { exact: true })).toBeVisible()
})

test('[SC-37, SC-47] a returning applicant is welcomed with the step and the day, and continues from there', async () => {
  const { screen, events } = await open(
    { ...sent, stage: 'found' },
    {
      application: {
        completedScreen: 'ADDITIONAL_PERSONAL_DETAILS',
        dropOffDate: '2026-11-18',
        applicantDetails: [{ mobileNumber: '9876543210', firstName: 'Asha' }],
      },
    },
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Asha')
  await expect.element(screen.getByText('Work')).toBeVisible()
  await expect.element(screen.getByText('Wednesday, 18 November')).toBeVisible()
  await screen.getByRole('button', { name: texts['welcome.continue'] }).click()
  expect(events.at(-1)).toEqual({ did: 'go', what: 'next' })
})

test('a proven number needs no second code', async () => {
  const { screen, events } = await open({ ...sent, stage: 'proven' })
  expect(screen.getByLabelText(texts['otp.label']).elements()).toHaveLength(0)
  await screen.getByRole('button', { name: texts['confirmed.again'] }).click()
  expect(events.at(-1)).toEqual({ did: 'signIn', what: 'confirmCode', answers: '' })
})

test.for([
  [{ productLogo: 'miles' }, 'verify-mobile'],
  [{}, 'verify-application'],
] as const)(
  'a reloaded page asks for the sign-in in progress; without one, %o leads to %s',
  async ([query, screen]) => {
    const { events } = await open(undefined, { query })
    await expect
      .poll(() => events)
      .toEqual([
        { did: 'signIn', what: 'takeUpSignIn' },
        { did: 'go', what: screen },
      ])
  },
)
