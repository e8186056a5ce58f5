import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/personal-details.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { noteTrouble } from '../../../engine/connection.ts'
import { blankApplication } from '../../../engine/blank-application.ts'
import { Fixture, type FixtureProps } from '../../../examples/examples.tsx'
import { emailId, identified, message } from '../../person-for-tests.ts'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

const unproven: Partial<ApplicationView> = { ...identified, facts: {} }
const right = '135790'

const calls: FixtureProps['calls'] = {
  generateEmailOTP: { ok: true, response: { delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 } },
  validateEmailOTP: ({ otp }: { otp: string }) =>
    otp === right
      ? { ok: true, response: [{ ...blankApplication, ...identified }] }
      : { ok: false, call: 'validateEmailOTP', problem: 'OTP_WRONG', detail: { triesLeft: 2 }, message: '' },
}

async function open(application: Partial<ApplicationView>, different: FixtureProps['calls'] = {}) {
  const events: Event[] = []
  const screen = await render(
    <Fixture
      screen="personal-details"
      application={application}
      calls={{ ...calls, ...different }}
      on={(event) => events.push(event)}
    >
      <PersonalDetailsScreen />
    </Fixture>,
  )
  return { screen, events }
}

const press = (screen: Awaited<ReturnType<typeof open>>['screen'], name: string) =>
  screen.getByRole('button', { name, exact: true }).click()

test('an unproven address: Continue sends the code and asks for it; a wrong one says so, the right one submits by itself', async () => {
  const { screen, events } = await open(unproven)
  await press(screen, 'Continue')
  expect(events.at(-1)).toEqual({ did: 'ask', what: 'generateEmailOTP', answers: { emailId, language: 'en' } })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await expect.element(screen.getByText(/Resend in\s1:30/).first()).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('otp')

  const code = screen.getByLabelText(texts['email.code.label'])
  await code.fill('111111')
  await expect.element(screen.getByText('That code isn’t right. 2 attempts left.')).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('otp')
  await expect.element(code).toHaveValue('')
  await code.fill(right)
  await expect.poll(() => events.at(-1)).toMatchObject({ did: 'act', what: 'submit', answers: { emailId } })
  expect(screen.container.querySelector('dialog[open]')).toBeNull()
  await expect.poll(() => document.activeElement).not.toBe(document.body)
})

test('a proven address is submitted without a code; a changed one is asked for one', async () => {
  const { screen, events } = await open(identified)
  await press(screen, 'Continue')
  await expect.poll(() => events.at(-1)).toMatchObject({ did: 'act', what: 'submit' })
  const address = screen.getByLabelText(fields['emailId.label'])
  await address.fill('asha@other.example')
  await press(screen, 'Continue')
  await expect
    .poll(() => events.at(-1))
    .toEqual({ did: 'ask', what: 'generateEmailOTP', answers: { emailId: 'asha@other.example', language: 'en' } })
})

test('the address can be changed from the sheet; asked again for the same address, the code that is out still counts', async () => {
  const { screen, events } = await open(unproven)
  await press(screen, 'Continue')
  await press(screen, texts['email.change'])
  await expect.poll(() => document.activeElement?.id).toBe('emailId')
  expect(screen.container.querySelector('dialog[open]')).toBeNull()
  await press(screen, 'Continue')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(events.map(({ what }) => what)).toEqual(['generateEmailOTP'])
})

test('after a reload a code is out already: its sheet opens with the wait that is left; another one can be sent', async () => {
  const tooSoon = { problem: 'OTP_TOO_SOON', detail: { retryAfterSeconds: 1 }, message: '' } as const
  const { screen, events } = await open(unproven, {
    generateEmailOTP: { ok: false, call: 'generateEmailOTP', ...tooSoon },
  })
  await press(screen, 'Continue')
  await expect.element(screen.getByText(/Resend in\s0:01/).first()).toBeVisible()
  expect(events.map(({ what }) => what)).toEqual(['generateEmailOTP'])
})

test('invisible characters before the surname are no other first letter', async () => {
  const { screen } = await open(identified)
  await screen.getByLabelText(fields['lastName.label']).fill('\u200b\u200eMenon')
  await expect.element(screen.getByText(fields['panNumber.surnameHint'])).not.toBeInTheDocument()
})

test('a fifth letter that is not the surname’s first is a hint: the answers are sent all the same', async () => {
  const { screen, events } = await open(identified)
  await expect.element(screen.getByText(fields['panNumber.surnameHint'])).not.toBeInTheDocument()
  await screen.getByLabelText(fields['lastName.label']).fill('Rao')
  await expect.element(screen.getByText(fields['panNumber.surnameHint'])).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => events.at(-1)).toMatchObject({ did: 'act', what: 'submit', answers: { lastName: 'Rao' } })
})

test('without a connection the sheet itself says so: the page behind it can’t be heard', async () => {
  const { screen } = await open(unproven)
  const said = () => screen.container.querySelector('dialog[open]')?.textContent
  await press(screen, 'Continue')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  noteTrouble('a call', 'unreached')
  await expect.poll(() => said()).toContain('We can’t reach the bank')
  noteTrouble('a call', undefined)
  await expect.poll(() => said()).not.toContain('We can’t reach the bank')
})

const doubtful = (application: Partial<ApplicationView>) =>
  render(
    <Fixture
      screen="personal-details"
      application={application}
      state={{ doubt: { field: 'panNumber', message: 'panUnknown' } }}
    >
      <PersonalDetailsScreen />
    </Fixture>,
  )

test('[EC-04] back from the page of an unknown PAN, its field says so, has the focus, and falls silent once it changes', async () => {
  const screen = await doubtful(identified)
  const pan = screen.getByLabelText(fields['panNumber.label'], { exact: true })
  await expect.element(screen.getByText(message('panUnknown'))).toBeVisible()
  await expect.element(pan).toHaveAttribute('aria-invalid', 'true')
  await expect.poll(() => document.activeElement?.id).toBe('panNumber')
  await pan.fill('ABCPM1234G')
  await expect.element(screen.getByText(message('panUnknown'))).not.toBeInTheDocument()
})

test('[EC-04] a new application does not hear about the PAN of another', async () => {
  const screen = await doubtful({})
  await expect.element(screen.getByLabelText(fields['panNumber.label'], { exact: true })).toHaveValue('')
  await expect.element(screen.getByText(message('panUnknown'))).not.toBeInTheDocument()
})
