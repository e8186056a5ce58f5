import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectUsable } from '../../console/console-for-tests.tsx'
import type { QueueView } from '../views.ts'
import { AgentDesk } from './AgentDesk.tsx'
import { Refused } from './desk-api.ts'
import { callView, deskForTests } from './desk-for-tests.tsx'
import '@card-journey/ui/styles/index.css'
import './desk.css'

const waiting: QueueView['waiting'] = [
  {
    call: 'vk-1',
    place: 1,
    name: 'Asha Rao',
    mobile: '••••••0001',
    language: 'hi',
    waitingSeconds: 75,
    device: { browser: 'ok', camera: 'ok', microphone: 'failed', light: 'unknown', bandwidth: 'ok' },
    note: 'MOBILE_HIGH_RISK',
  },
  {
    call: 'vk-2',
    place: 2,
    name: 'Ravi Kumar',
    mobile: '••••••0002',
    language: 'en',
    waitingSeconds: 12,
    device: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'ok', bandwidth: 'ok' },
    bookedFor: '2026-11-25T05:30:00.000Z',
  },
]
const queue: QueueView = { desk: 'people', waiting }

test('the queue shows place, wait, language, device check and the note for the agent', async () => {
  await page.viewport(1280, 800)
  const { api } = deskForTests({ '/queue': queue })
  const screen = await render(
    <main>
      <AgentDesk api={api} token="t" />
    </main>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Queue' })).toHaveFocus()
  const cells = () => [...screen.container.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(cells()[0]).toMatch(/^1Asha Rao.*high risk.*1:15Hindimicrophone failed, light not known$/)
  expect(cells()[1]).toMatch(/^2Ravi Kumar.*Booked for 11:00.*0:12EnglishAll fine$/)
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 people are waiting.')
  await expectUsable(screen.container)
})

test('taking a call asks the desk, and says why it can’t', async () => {
  const { api, posted } = deskForTests({ '/queue': queue, '/calls/take': new Refused(409, 'Nobody is waiting.') })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await screen.getByRole('button', { name: 'Take the next call' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nobody is waiting.')
  expect(posted).toEqual([['/calls/take', undefined]])
})

test('an empty queue of the scripted desk says who takes the calls', async () => {
  const { api } = deskForTests({ '/queue': { desk: 'scripted', waiting: [] } })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByText(/scripted agent takes the calls/)).toBeVisible()
  await expect.element(screen.getByText('Nobody is waiting.')).toBeVisible()
})

test('an ended call can’t be approved while evidence is missing', async () => {
  await page.viewport(800, 800)
  const ended = callView({ state: 'ended', missing: ['pan', 'liveness'] })
  const { api, posted } = deskForTests({ '/queue': { ...queue, own: 'vk-1' }, '/calls/vk-1': ended })
  const screen = await render(
    <main>
      <AgentDesk api={api} token="t" />
    </main>,
  )
  await screen.getByText('Approve', { exact: true }).click()
  await screen.getByRole('button', { name: 'Send to the auditor' }).click()
  await expect.element(screen.getByText('Evidence is missing: picture of the pan, liveness shown')).toBeVisible()
  expect(posted).toEqual([])
  await expectUsable(screen.container)
})

test('a call whose recording has a gap is approved with a note that explains it', async () => {
  await page.viewport(800, 800)
  const ended = callView({ state: 'ended', missing: [], recording: 'gap' })
  const { api, posted } = deskForTests({ '/queue': { ...queue, own: 'vk-1' }, '/calls/vk-1': ended })
  const screen = await render(
    <main>
      <AgentDesk api={api} token="t" />
    </main>,
  )
  await expect.element(screen.getByText('Parts are missing: explain them in the note.')).toBeVisible()
  await screen.getByText('Approve', { exact: true }).click()
  await screen.getByRole('button', { name: 'Send to the auditor' }).click()
  await expect.element(screen.getByText('Say why the call can be approved without them')).toBeVisible()
  expect(posted).toEqual([])
  await expectUsable(screen.container)
  await screen.getByRole('textbox', { name: 'Note for the auditor' }).fill('Consent and pictures are there')
  await screen.getByRole('button', { name: 'Send to the auditor' }).click()
  await expect
    .poll(() => posted[0])
    .toEqual([
      '/calls/vk-1/verdict',
      { verdict: 'approved', note: 'Consent and pictures are there', business: [], technical: [] },
    ])
})

test('a call that was not recorded can’t be approved', async () => {
  const ended = callView({ state: 'ended', missing: ['recording'], recording: 'none' })
  const { api, posted } = deskForTests({ '/queue': { ...queue, own: 'vk-1' }, '/calls/vk-1': ended })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByText('This session was not recorded.')).toBeVisible()
  await screen.getByText('Approve', { exact: true }).click()
  await screen.getByRole('button', { name: 'Send to the auditor' }).click()
  await expect.element(screen.getByText('Evidence is missing: recording of the session')).toBeVisible()
  expect(posted).toEqual([])
})

test('an identity document that stands for the Aadhaar is named, and missing until it is compared', async () => {
  const identityDocument = { docType: 'Passport', documentKey: 'D-12', validUntil: '2031-01-01' } as const
  const ended = callView({ state: 'ended', missing: ['document'], identityDocument })
  const { api } = deskForTests({ '/queue': { ...queue, own: 'vk-1' }, '/calls/vk-1': ended })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByText('Passport, valid until 01/01/2031, D-12 in the archive')).toBeVisible()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Identity document compared with its scan and the face' }))
    .toBeVisible()
})

test('a refusal needs a reason, and reasons of business and technical ones are told apart', async () => {
  const ended = callView({ state: 'ended', returned: { by: 'Thomas Kurien', reason: 'The PAN is blurred' } })
  const { api, posted } = deskForTests({ '/queue': { ...queue, own: 'vk-1' }, '/calls/vk-1': ended })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByText('The PAN is blurred')).toBeVisible()
  await screen.getByText('Decline', { exact: true }).click()
  const send = screen.getByRole('button', { name: 'Send to the auditor' })
  await send.click()
  await expect.element(screen.getByText('Choose at least one reason')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Name differs from the PAN' }).click()
  await screen.getByRole('checkbox', { name: 'Too dark' }).click()
  await screen.getByRole('textbox', { name: /Note/ }).fill('Blurred twice')
  await send.click()
  await expect
    .poll(() => posted[0])
    .toEqual([
      '/calls/vk-1/verdict',
      { verdict: 'decline', note: 'Blurred twice', business: ['NAME_DIFFERS'], technical: ['TOO_DARK'] },
    ])
})

test('an applicant who leaves takes the call with them, and the agent is told', async () => {
  const answers: Record<string, unknown> = {
    '/queue': { desk: 'people', waiting: [], own: 'vk-1' },
    '/calls/vk-1': callView({ state: 'ended' }),
  }
  const { api } = deskForTests(answers)
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Call with Asha Rao ended')
  answers['/queue'] = { desk: 'people', waiting: [] }
  await expect.element(screen.getByText('The call is over')).toBeVisible()
})

test('the applicant is shown as far as the agent may see', async () => {
  const { api } = deskForTests({
    '/queue': { ...queue, own: 'vk-1' },
    '/calls/vk-1': callView({ state: 'ended' }),
  })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByText('Asha Rao – 100 % alike')).toBeVisible()
  await expect.element(screen.getByText('•••• •••• 2346')).toBeVisible()
  await expect.element(screen.getByText('Hindi')).toBeVisible()
})

test('an agent whose camera ends in the call is told that the applicant does not see or hear them', async () => {
  const film = document.createElement('canvas')
  film.getContext('2d')
  const stream = film.captureStream()
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  const { api } = deskForTests({ '/queue': { ...queue, own: 'vk-1' }, '/calls/vk-1': callView() })
  const screen = await render(<AgentDesk api={api} token="t" />)
  await expect.element(screen.getByRole('button', { name: 'Camera off' })).toBeVisible()
  const said = screen.getByText(/does not see or hear you/)
  await expect.element(said).not.toBeInTheDocument()
  // As when it is unplugged, or its permission is taken away.
  for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
  await expect.element(said).toBeVisible()
  asked.mockRestore()
})
