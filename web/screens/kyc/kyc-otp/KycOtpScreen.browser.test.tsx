import { texts as shell } from '@card-journey/journey/texts/en/shell.ts'
import { texts } from '@card-journey/journey/texts/en/kyc-otp.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { codeSent } from '../kyc-person-for-tests.ts'
import { KycOtpScreen } from './KycOtpScreen.tsx'

type Did = Parameters<NonNullable<FixtureProps['on']>>[0]

const sentAt = (otpSentAt: string) => ({
  ...codeSent,
  facts: { ...codeSent.facts, aadhaar: { last4: '2346', otpSentAt } },
})

async function open(props: Omit<FixtureProps, 'screen' | 'children'>) {
  const did: Did[] = []
  const screen = await render(
    <Fixture screen="kyc-otp" {...props} on={(event) => did.push(event)}>
      <KycOtpScreen />
    </Fixture>,
  )
  return { screen, did }
}

test.each([
  [1, '1:00'],
  [2, '0:00'],
])('[CO-56] after %i sent codes, 30 seconds ago, %s are left to wait', async (sent, left) => {
  const { screen } = await open({ application: codeSent, state: { aadhaar: { uid: '234123412346', sent } } })
  if (left === '0:00') await expect.element(screen.getByRole('button', { name: shell['action.resend'] })).toBeVisible()
  else await expect.element(screen.getByText(`in ${left}`, { exact: false }).first()).toBeVisible()
})

test('[CO-08] the wait counts from 90 seconds, also where the page’s clock is a second behind the server’s', async () => {
  const { screen } = await open({ application: codeSent, now: () => Date.parse('2026-11-20T11:59:29.400+05:30') })
  await expect.element(screen.getByText('in 1:30', { exact: false }).first()).toBeVisible()
})

test('the code is sent again for the number in memory; after a reload it is asked for once more', async () => {
  const calls = { aadharOTP: { ok: true, response: [] } } as const
  const { screen, did } = await open({
    application: sentAt('2026-11-20T11:50:00+05:30'),
    state: { aadhaar: { uid: '234123412346', sent: 1 } },
    calls,
  })
  await screen.getByRole('button', { name: shell['action.resend'] }).click()
  await expect.element(screen.getByText(texts['resend.sent'])).toBeVisible()
  expect(did).toEqual([{ did: 'ask', what: 'aadharOTP', answers: { uid: '234123412346', language: 'en' } }])
  await screen.unmount()
  const reloaded = await open({ application: sentAt('2026-11-20T11:50:00+05:30') })
  await expect
    .element(reloaded.screen.getByRole('link', { name: texts['resend.enter'] }))
    .toHaveAttribute('href', '/auth/kyc')
})

test.each([
  ['OTP_WRONG', 'kyc-try-again'],
  ['aadhaarNameMismatch', 'kyc-try-again'],
  ['mobileNotRegistered', 'unregistered-mobile'],
] as const)('%s leads to %s', async (problem, where) => {
  const { screen, did } = await open({
    application: codeSent,
    calls: { validateAadharOTP: { ok: false, call: 'validateAadharOTP', problem, detail: {}, message: '' } },
  })
  await screen.getByLabelText('6-digit code').fill('123456')
  await expect.poll(() => did.at(-1)).toEqual({ did: 'go', what: where })
})
