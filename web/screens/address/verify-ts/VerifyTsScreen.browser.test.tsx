import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/verify-ts.ts'
import { use, useMemo, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { JourneyContext } from '../../../engine/use-journey.ts'
import { trusted } from '../../customer-for-tests.ts'
import { VerifyTsScreen } from './VerifyTsScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]
type Call = NonNullable<FixtureProps['calls']>[string]

const shown = Date.parse('2026-11-20T12:00:00+05:30')
let clock = shown
beforeEach(() => {
  clock = shown
})

/** The screen with a clock that the test moves. */
function Clocked({ children }: { children: ReactNode }) {
  const journey = use(JourneyContext)
  return (
    <JourneyContext value={useMemo(() => journey && { ...journey, now: () => clock }, [journey])}>
      {children}
    </JourneyContext>
  )
}

const requestId = trusted.facts?.decision?.socialTrustRequestId ?? ''
const ids = { applicationId: 'EX26K7Q3M9', requestId }

/** A server that counts: each resend is in the record that it returns. */
function counting(): Call {
  let resends = 0
  return (({ otp }: { otp?: string }) => {
    if (otp === undefined) resends += 1
    const trustCode = { for: requestId, resends, sentAt: new Date(clock).toISOString() }
    const application = {
      ...trusted,
      applicationReferenceNo: ids.applicationId,
      facts: { ...trusted.facts, trustCode },
    }
    return { ok: true, response: { application, resend: { sent: true } } }
  }) as Call
}

const unavailable: Call = { ok: false, call: 'socialTrust', problem: 'UNAVAILABLE', detail: {}, message: '' }

async function open(socialTrust: Call = counting(), application = trusted) {
  const events: Event[] = []
  const screen = await render(
    <Fixture screen="verify-ts" application={application} calls={{ socialTrust }} on={(event) => events.push(event)}>
      <Clocked>
        <VerifyTsScreen />
      </Clocked>
    </Fixture>,
  )
  const again = screen.getByRole('button', { name: shell['action.resend'] })
  const asked = () => events.filter(({ what }) => what === 'socialTrust').map(({ answers }) => answers)
  return { screen, events, asked, again }
}

const wait = (seconds: number) => {
  clock += seconds * 1000
}

test('[SC-01, SC-02, SC-05] a heading, a code of four masked digits with show and hide, and Next, which sends it', async () => {
  const { screen, asked } = await open()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.heading)
  const code = screen.getByLabelText('4-digit code')
  await expect.element(code).toHaveAttribute('type', 'password')
  await code.fill('4821')
  await screen.getByRole('button', { name: shell['field.show'] }).click()
  await expect.element(code).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: shell['field.hide'] }).click()
  await expect.element(code).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: texts.submit, exact: true }).click()
  await expect.poll(() => asked()).toEqual([{ ...ids, trustingSocial: 'Y', otp: '4821' }])
})

test('a code that is not right says so beside the field, with the attempts that are left, and can be entered again', async () => {
  const { screen } = await open({
    ...unavailable,
    problem: 'FIELDS_REFUSED',
    detail: { fields: { tsOTP: 'otpWrong' }, triesLeft: 2 },
  } as Call)
  await screen.getByLabelText('4-digit code').fill('4821')
  await screen.getByRole('button', { name: texts.submit, exact: true }).click()
  await expect.element(screen.getByText('That code isn’t right. 2 attempts left.')).toBeVisible()
})

test('[SC-03] resend by SMS opens after 90 seconds, then after 30', async () => {
  const { screen, asked, again } = await open()
  await expect.element(screen.getByText('Didn’t get it? Resend in 1:30').first()).toBeVisible()
  wait(89)
  await expect.element(screen.getByText('Didn’t get it? Resend in 0:01', { exact: true }).first()).toBeVisible()
  expect(again.query()).toBeNull()
  wait(1)
  await again.click()
  expect(asked()).toEqual([{ ...ids, trustingSocial: 'Y' }])
  await expect.element(screen.getByText('Didn’t get it? Resend in 0:30').first()).toBeVisible()
})

test('[SC-06, SC-07] three presses send; the fourth sends nothing: restart to the cards, three lines for the controls', async () => {
  const { screen, events, asked, again } = await open()
  wait(90)
  for (const sent of [1, 2, 3]) {
    await again.click()
    expect(asked()).toHaveLength(sent)
    expect(screen.getByRole('button', { name: texts.restart }).query()).toBeNull()
    await expect.poll(() => again.query()).toBeNull()
    wait(30)
  }
  await again.click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(asked()).toHaveLength(3)
  expect(screen.getByRole('alert').element().querySelectorAll('p')).toHaveLength(3)
  expect(again.query()).toBeNull()
  expect(screen.getByRole('button', { name: texts.submit, exact: true }).query()).toBeNull()
  await screen.getByRole('button', { name: texts.restart }).click()
  expect(events.at(-1)).toEqual({ did: 'go', what: 'cards' })
})

test('a code that could not be sent is no resend: it may be asked for again at once', async () => {
  const { asked, again } = await open(unavailable)
  wait(90)
  for (const sent of [1, 2, 3, 4]) {
    await again.click()
    await expect.poll(() => asked()).toHaveLength(sent)
    await expect.element(again).toBeVisible()
  }
})

test('after a reload the record still knows the resends and the countdown', async () => {
  const trustCode = { for: requestId, resends: 3, sentAt: new Date(shown - 20_000).toISOString() }
  const { screen, asked, again } = await open(counting(), { ...trusted, facts: { ...trusted.facts, trustCode } })
  await expect.element(screen.getByText('Didn’t get it? Resend in 0:10').first()).toBeVisible()
  wait(10)
  await again.click()
  await expect.element(screen.getByRole('button', { name: texts.restart })).toBeVisible()
  expect(asked()).toEqual([])
})

test('until the record is here no press for a new code is taken, because it would do nothing', async () => {
  const screen = await render(
    <Fixture screen="verify-ts" application={null}>
      <VerifyTsScreen />
    </Fixture>,
  )
  await expect
    .element(screen.getByRole('button', { name: shell['action.resend'] }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('[SC-04] skip runs the decision again without social trust', async () => {
  const { screen, events } = await open()
  await screen.getByRole('button', { name: texts.skip }).click()
  expect(events.at(-1)).toEqual({
    did: 'ask',
    what: 'breResponseDetails',
    answers: {
      applicationId: 'EX26K7Q3M9',
      trustingSocial: 'N',
      tsRequestId: trusted.facts?.decision?.socialTrustRequestId,
    },
  })
})
