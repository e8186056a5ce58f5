import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectUsable, sandboxAnswers } from './console-for-tests.tsx'
import { InboxPage } from './InboxPage.tsx'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

const sms = { at: '2026-11-25T05:30:00.000Z', channel: 'sms', template: 'MOBILE_OTP', to: '9811100001' }
const messages = [
  { ...sms, text: '482913 is your code.', otp: '482913' },
  { ...sms, channel: 'email', to: 'a@mail.example', template: 'TERMS', subject: 'Your terms', text: 'Attached.' },
]

const open = async () => {
  const asked = sandboxAnswers({
    '/inbox': messages,
    '/inbox?to=a%40mail.example': messages.slice(1),
    '/record': [{ at: sms.at, mobile: '9811100001', what: 'decision', answer: 'run 1: approve, limit 200000.00' }],
    '/record?mobile=9811100001': [],
  })
  return { screen: await render(<InboxPage />), asked }
}

test('messages are shown newest first, the code large and ready to be copied', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('482913', { exact: true })).toBeVisible()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await screen.getByRole('button', { name: 'Copy code 482913' }).click()
  expect(copied).toHaveBeenCalledWith('482913')
  await expect.element(screen.getByRole('button', { name: 'Copied code 482913' })).toBeVisible()
  await expect.element(screen.getByText('Decision: run 1: approve, limit 200000.00')).toBeVisible()
  await expectUsable(screen.container)
})

test('an address, a channel and codes alone narrow the list', async () => {
  const { screen } = await open()
  const subject = screen.getByRole('heading', { name: 'Your terms' })
  await expect.element(subject).toBeVisible()
  await screen.getByLabelText('Only messages with a code').click()
  expect(subject.elements()).toEqual([])
  await screen.getByRole('combobox').selectOptions('email')
  await expect.element(screen.getByText('No such message yet.')).toBeVisible()
  await screen.getByLabelText('Only messages with a code').click()
  await screen.getByLabelText('Mobile number or email address').fill('a@mail.example')
  await expect.element(subject).toBeVisible()
  expect(screen.getByText('482913', { exact: true }).elements()).toEqual([])
})
