import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { texts as fields } from '@card-journey/journey/texts/en/fields.ts'
import { texts } from '@card-journey/journey/texts/en/personal-details.ts'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { blankApplication } from '../../../journey/blank-application.ts'
import { Fixture, type FixtureProps } from '../../../examples.tsx'
import { emailId, identified, message } from '../../person-for-tests.ts'
import { PersonalDetailsScreen } from './PersonalDetailsScreen.tsx'

type Event = Parameters<NonNullable<FixtureProps['on']>>[0]

const unproven: Partial<ApplicationView> = { ...identified, facts: {} }
const right = '135790'

const calls: FixtureProps['calls'] = {
  generateEmailOTP: { ok: true, response: { resendInSeconds: 90, expiresInSeconds: 300 } },
  validateEmailOTP: ({ otp }: { otp: string }) =>
    otp === right
      ? { ok: true, response: [{ ...blankApplication, ...identified }] }
      : { ok: false, call: 'validateEmailOTP', problem: 'OTP_WRONG', detail: { triesLeft: 2 }, message: '' },
}

async function open(application: Partial<ApplicationView>) {
  const events: Event[] = []
  const screen = await render(
    <Fixture screen="personal-details" application={application} calls={calls} on={(event) => events.push(event)}>
      <PersonalDetailsScreen />
    </Fixture>,
  )
  return { screen, events }
}

test('an e-mail address is proven by its code on the same screen; a wrong code says so, a changed address needs a new one', async () => {
  const { screen, events } = await open(unproven)
  await screen.getByRole('button', { name: texts['email.send'] }).click()
  expect(events.at(-1)).toEqual({ did: 'ask', what: 'generateEmailOTP', answers: { emailId, language: 'en' } })
  await expect.element(screen.getByText(/ask for a new code in 90 seconds/).first()).toBeVisible()

  const code = screen.getByLabelText(texts['email.code.label'])
  await code.fill('111111')
  await screen.getByRole('button', { name: texts['email.verify'] }).click()
  await expect.element(screen.getByText(message('otpWrong'))).toBeVisible()
  await code.fill(right)
  await screen.getByRole('button', { name: texts['email.verify'] }).click()
  await expect.element(screen.getByText(texts['email.verified'])).toBeVisible()

  const address = screen.getByLabelText(fields['emailId.label'])
  await address.fill('asha@other.example')
  await expect.element(screen.getByRole('button', { name: texts['email.send'] })).toBeVisible()
  await address.fill(emailId)
  await expect.element(screen.getByText(texts['email.verified'])).toBeVisible()
})

test('without the proof nothing is sent: the message stands beside the address, which gets focus', async () => {
  const { screen, events } = await open(unproven)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText(message('emailNotVerified'))).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('emailId')
  expect(events.filter(({ did }) => did === 'act')).toEqual([])
})

test('a fifth letter that is not the surname’s first is a hint: the answers are sent all the same', async () => {
  const { screen, events } = await open(identified)
  await expect.element(screen.getByText(fields['panNumber.surnameHint'])).not.toBeInTheDocument()
  await screen.getByLabelText(fields['lastName.label']).fill('Rao')
  await expect.element(screen.getByText(fields['panNumber.surnameHint'])).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => events.at(-1)).toMatchObject({ did: 'act', what: 'submit', answers: { lastName: 'Rao' } })
})
