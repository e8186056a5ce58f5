import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Message } from '../inbox.ts'
import { people } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { expectUsable, sandboxAnswers } from './console-for-tests.tsx'
import { PeoplePage } from './PeoplePage.tsx'
import { Shell } from './Shell.tsx'
import '@card-journey/ui/styles/index.css'
import './shell.css'

afterEach(() => vi.restoreAllMocks())

const asha: Person = {
  mobile: '9000000001',
  customerType: 'NTB',
  story: 'Approved straight through',
  firstName: 'Asha',
  lastName: 'Rao',
  panNumber: 'BKQPR1001A',
  dateOfBirth: '1992-04-16',
  gender: 'FEMALE',
}
const customer: Person = {
  ...asha,
  mobile: '9100000001',
  customerType: 'ETB',
  story: 'Pre-approved',
  firstName: 'Radhika',
  lastName: 'Desai',
  relationship: { crns: [{ crn: '20010011', dedupeStatus: null, crnStatus: 'ACTIVE' }], offerType: 'PA' },
}
const message = (to: string, otp: string, channel: Message['channel'] = 'sms'): Message => ({
  at: '2026-11-25T05:30:00.000Z',
  channel,
  template: 'MOBILE_OTP',
  to,
  text: `${otp} is your code.`,
  otp,
})

const open = async (inbox: () => Message[] = () => [], listed: readonly Person[] = [asha, customer]) => {
  const asked = sandboxAnswers({
    '/people': listed,
    '/journey': { url: 'http://localhost:3000' },
    '/inbox': inbox,
  })
  const screen = await render(
    <Shell path="/">
      <PeoplePage />
    </Shell>,
  )
  return { screen, asked }
}

test('a person is opened in a new tab, with their number for the journey to fill in', async () => {
  const { screen } = await open()
  const link = screen.getByRole('link', { name: 'Open as Asha Rao, in a new tab' })
  await expect
    .element(link)
    .toHaveAttribute('href', 'http://localhost:3000/verify/mobile?productLogo=utsav#mobile=9000000001')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expectUsable(screen.container)
})

test('the codes of whoever is shown arrive beside: to their number, and by email to the address that was entered', async () => {
  let sent: Message[] = []
  const { screen } = await open(() => sent)
  await screen.getByRole('button', { name: 'Codes of Asha Rao' }).click()
  await expect.element(screen.getByText(/No code yet/)).toBeVisible()
  sent = [
    message('asha@mail.example', '333333', 'email'),
    message('9000000001', '222222'),
    message('9000000001', '111111'),
    message('9100000001', '444444'),
  ]
  await expect.element(screen.getByText('222222', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('333333', { exact: true })).toBeVisible()
  // Superseded, and somebody else's.
  for (const code of ['111111', '444444']) expect(screen.getByText(code, { exact: true }).elements()).toEqual([])
  await expectUsable(screen.container)
})

test('people are found by any word of name, number and story', async () => {
  const { screen } = await open()
  const ofRadhika = screen.getByRole('link', { name: /^Open as Radhika Desai/ })
  // Her topic is folded until she is looked for.
  await expect.element(screen.getByText('Offers and eligible cards')).toBeVisible()
  expect(ofRadhika.elements()).toEqual([])
  await screen.getByRole('searchbox').fill('pre-approved radhika')
  await expect.element(ofRadhika).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Existing customers (1)' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'New to the bank (0)' })).toBeVisible()
  await screen.getByRole('searchbox').fill('whole way')
  await expect.element(screen.getByRole('heading', { name: 'New to the bank (1)' })).toBeVisible()
})

test('all the people of the sandbox are at most three screens of a phone at rest, two columns on a desktop', async () => {
  const { screen } = await open(undefined, people)
  await expect.element(screen.getByRole('heading', { name: 'Existing customers (28)' })).toBeVisible()
  await expectUsable(screen.container)
  await page.viewport(360, 740)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(3 * 740)
  await page.viewport(1280, 800)
  const [newToBank, existing] = ['New to the bank (40)', 'Existing customers (28)'].map((name) =>
    screen.getByRole('heading', { name }).element().getBoundingClientRect(),
  )
  expect(existing?.top).toBe(newToBank?.top)
})

test('a person is linked to with their topic unfolded and their codes shown', async () => {
  history.replaceState(null, '', '?mobile=9100000001')
  const { screen } = await open()
  await expect
    .element(screen.getByRole('button', { name: 'Codes of Radhika Desai' }))
    .toHaveAttribute('aria-expanded', 'true')
  history.replaceState(null, '', location.pathname)
})

test('anybody else opens by a number, and a number that is none is refused in words', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { screen } = await open(() => [message('9811122233', '555555')])
  await screen.getByLabelText('Mobile number').fill('12345')
  await screen.getByRole('button', { name: 'Open the journey' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Enter ten digits, the first of them 6 to 9.')
  expect(opened).not.toHaveBeenCalled()
  await screen.getByLabelText('Mobile number').fill('9811122233')
  await screen.getByRole('button', { name: 'Open the journey' }).click()
  expect(opened.mock.calls[0]?.[0]).toBe('http://localhost:3000/verify/mobile?productLogo=utsav#mobile=9811122233')
  await expect.element(screen.getByText('555555', { exact: true })).toBeVisible()
})

test('beside a long list of people the next follow one another; on a phone the menu is one row that shows this page', async () => {
  await page.viewport(1280, 800)
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...asha,
    mobile: `90000000${String(index + 1).padStart(2, '0')}`,
  }))
  const { screen } = await open(() => [], [...many, customer])
  const panel = (name: RegExp) => screen.getByRole('heading', { level: 2, name }).element().closest('section')
  const box = (of: Element | null) => of?.getBoundingClientRect() ?? new DOMRect()
  await expect.poll(() => box(panel(/^New to the bank/)).height).toBeGreaterThan(box(panel(/^Existing/)).height)
  expect(box(panel(/^Anybody else/)).top - box(panel(/^Existing/)).bottom).toBe(24)
  await page.viewport(360, 740)
  const menu = screen.getByRole('navigation', { name: 'Sandbox' }).element()
  expect(menu.clientHeight).toBeLessThanOrEqual(48)
  expect(menu.scrollWidth).toBeGreaterThan(menu.clientWidth)
})
