import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectUsable } from '../../console/console-for-tests.tsx'
import type { PreparedView } from '../views.ts'
import { TelecallerDesk } from './TelecallerDesk.tsx'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

const sent: PreparedView = {
  id: 'p1',
  mobile: '98****5001',
  card: 'Aranya Utsav',
  entered: ['firstName', 'panNumber', 'emailId'],
  state: 'expired',
  at: '2026-11-25T05:30:00.000Z',
  until: '2026-11-25T05:45:00.000Z',
  email: 'verified',
  canSendAgain: true,
}
const context = {
  cards: [{ value: 'utsav', label: 'Aranya Utsav' }],
  choices: { gender: [{ value: 'FEMALE', label: 'Female' }] },
}

/** A desk whose server answers a prepared application with `answer`. */
async function atDesk(answer: () => Response) {
  const posted: { path: string; body: unknown }[] = []
  const prepared: PreparedView[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (asking, request) => {
    const path = typeof asking === 'string' ? asking.replace('/telecaller/api', '') : ''
    if (typeof request?.body === 'string') posted.push({ path, body: JSON.parse(request.body) })
    if (path === '/staff') return Response.json([{ badge: 'AT-1', name: 'Sunita Pillai' }])
    if (path === '/sign-in') return Response.json({ token: 'secret', person: { badge: 'AT-1', name: 'Sunita Pillai' } })
    if (path === '/context') return Response.json(context)
    if (path !== '/applications') return Response.json(sent)
    if (request?.method !== 'POST') return Response.json(prepared)
    const response = answer()
    if (response.ok) prepared.push(sent)
    return response
  })
  const screen = await render(<TelecallerDesk />)
  await screen.getByRole('button', { name: /Sunita Pillai/ }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Prepare an application' })).toHaveFocus()
  await expect.element(screen.getByRole('option', { name: 'Aranya Utsav' })).toBeInTheDocument()
  return { screen, posted }
}

test('by keyboard alone: what is said is entered and sent, and then the form is empty', async () => {
  await page.viewport(1280, 800)
  const { screen, posted } = await atDesk(() => Response.json(sent))
  await userEvent.keyboard('{Tab}9812345001{Tab}Aranya{Tab}{Tab}Gita')
  for (let fields = 0; fields < 4; fields++) await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('ABCPR1234F')
  await expectUsable(screen.container)
  const send = screen.getByRole('button', { name: 'Send the link' })
  ;(send.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => posted.map(({ path }) => path)).toContain('/applications')
  expect(posted.find(({ path }) => path === '/applications')?.body).toMatchObject({
    mobile: '9812345001',
    productLogo: 'utsav',
    language: 'en',
    answers: { firstName: 'Gita', panNumber: 'ABCPR1234F', gender: '' },
  })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(screen.getByLabelText('PAN')).toHaveValue('')
  await expect.element(screen.getByLabelText('Mobile number')).toHaveValue('')
  expect(screen.container.textContent).not.toContain('ABCPR1234F')
})

test('a field that is refused has its message and the focus, and keeps what was entered', async () => {
  const refusal = { error: 'Some answers need another look.', fields: { panNumber: 'Enter your PAN as on the card.' } }
  const { screen } = await atDesk(() => Response.json(refusal, { status: 400 }))
  await screen.getByLabelText('PAN').fill('ABC')
  await screen.getByRole('button', { name: 'Send the link' }).click()
  await expect.element(screen.getByLabelText('PAN')).toHaveFocus()
  await expect.element(screen.getByLabelText('PAN')).toHaveAccessibleDescription(/as on the card/)
  await expect.element(screen.getByLabelText('PAN')).toHaveValue('ABC')
  await expect.element(screen.getByText('Some answers need another look.')).toBeVisible()
  await expectUsable(screen.container)
})

test('each link’s state is said, one that ran out can be sent again, and a phone shows it all', async () => {
  await page.viewport(360, 740)
  const { screen, posted } = await atDesk(() => Response.json(sent))
  await screen.getByLabelText('Mobile number').fill('9812345001')
  await screen.getByRole('button', { name: 'Send the link' }).click()
  const list = screen.getByRole('region', { name: 'Sent to applicants' })
  await expect.element(list.getByText('98****5001: The link sent at 11:00 am has expired.')).toBeVisible()
  await expect.element(list.getByText('The email address is verified.')).toBeVisible()
  await expect.element(list.getByText(/First name, PAN/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  await expectUsable(screen.container)
  await list.getByRole('button', { name: 'Send a new link to 98****5001' }).click()
  await expect.poll(() => posted.map(({ path }) => path)).toContain('/applications/p1/again')
})
