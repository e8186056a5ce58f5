import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectUsable } from '../../console/console-for-tests.tsx'
import type { AuditRow } from '../views.ts'
import { AuditorDesk } from './AuditorDesk.tsx'
import { Refused } from './desk-api.ts'
import { auditView, deskForTests } from './desk-for-tests.tsx'
import '@card-journey/ui/styles/index.css'
import './desk.css'

const row: AuditRow = {
  call: 'vk-1',
  name: 'Asha Rao',
  agent: 'Meera Iyer',
  own: false,
  endedAt: '2026-11-25T05:30:00.000Z',
  state: 'audit',
  verdict: 'decline',
}
const rows = [row, { ...row, call: 'vk-2', name: 'Ravi Kumar', own: true }]

async function opened(view = auditView()) {
  const answers: Record<string, unknown> = { '/audit': rows, '/calls/vk-1': view }
  const desk = { ...deskForTests(answers), answers }
  const screen = await render(
    <main>
      <AuditorDesk api={desk.api} />
    </main>,
  )
  await screen.getByRole('button', { name: 'Audit Asha Rao' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Asha Rao' })).toHaveFocus()
  return { ...desk, screen }
}

test('calls to be audited are listed; one’s own can only be looked at', async () => {
  await page.viewport(1280, 800)
  const { api } = deskForTests({ '/audit': rows })
  const screen = await render(
    <main>
      <AuditorDesk api={api} />
    </main>,
  )
  await expect.element(screen.getByRole('button', { name: 'Audit Asha Rao' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Look at Ravi Kumar' })).toBeVisible()
  await expect.element(screen.getByText('2 calls wait for an auditor.')).toBeVisible()
  await expectUsable(screen.container)
})

test('the call shows the agent’s result, its reasons, the log, and what the recording lacks', async () => {
  await page.viewport(800, 800)
  const { screen } = await opened()
  for (const words of ['Decline', 'Name differs from the PAN', 'Another person held the card.', 'Took the call'])
    await expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(/Kept until 25\/12\/2026, then deleted/)).toBeVisible()
  await expect.element(screen.getByText('Missing parts: 2.')).toBeVisible()
  await expectUsable(screen.container)
})

test('[T27] a log that was altered is said to be', async () => {
  const { screen } = await opened(auditView({ logAltered: true }))
  await expect.element(screen.getByText(/^It was altered after it was written/)).toBeVisible()
})

test('the auditor confirms', async () => {
  const { screen, posted } = await opened()
  await screen.getByRole('button', { name: 'Confirm: decline' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Audit' })).toHaveFocus()
  expect(posted).toEqual([['/calls/vk-1/confirm', {}]])
})

test('the result is confirmed once the recording has been played, and the page says so', async () => {
  await page.viewport(800, 800)
  const { screen, posted, answers } = await opened(auditView({ unplayed: ['rec-1'] }))
  await expect.element(screen.getByText('Play it before you confirm the result.')).toBeVisible()
  const confirm = screen.getByRole('button', { name: 'Confirm: decline' })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await confirm.click({ force: true })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Play the recording before you confirm the result.')
  expect(posted).toEqual([])
  await expectUsable(screen.container)
  answers['/calls/vk-1'] = auditView()
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await confirm.click()
  await expect.poll(() => posted).toEqual([['/calls/vk-1/confirm', {}]])
})

test('a recording of the media server is opened at the desk, and shows what did not arrive', async () => {
  await page.viewport(800, 800)
  const [first] = auditView().recordings
  const recording = { ...first!, by: 'mediaServer' as const, chunks: [1, 2], gaps: [] }
  const { screen, posted, answers } = await opened(auditView({ recordings: [recording] }))
  await expect
    .element(screen.getByText('Sound and picture at the media server, none missing, chain intact.'))
    .toBeVisible()
  answers['/calls/vk-1'] = auditView({ recordings: [{ ...recording, interruptions: ['2026-11-25T05:31:00.000Z'] }] })
  await expect.element(screen.getByText('The media server received nothing at 11:01:00.')).toBeVisible()
  answers['/recordings/rec-1/playback'] = new Refused(502, 'The media server isn’t responding.')
  await screen.getByRole('button', { name: 'Play the recording of session 1' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The media server isn’t responding.')
  expect(posted).toEqual([['/recordings/rec-1/playback', undefined]])
  await expectUsable(screen.container)
})

test('a recording that was altered can’t be played, and the page says so', async () => {
  const [recording] = auditView().recordings
  const { screen } = await opened(auditView({ recordings: [{ ...recording!, seal: 'altered' }] }))
  await expect.element(screen.getByText(/^It was altered after it was saved/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Play the recording/ })).not.toBeInTheDocument()
})

test('a call goes back to the agent with a reason only', async () => {
  const { screen, posted } = await opened()
  await screen.getByRole('button', { name: 'Return to the agent' }).click()
  await expect.element(screen.getByText('Say what the agent should look at again')).toBeVisible()
  await screen.getByRole('textbox').fill('The PAN is blurred')
  await screen.getByRole('button', { name: 'Return to the agent' }).click()
  await expect.poll(() => posted).toEqual([['/calls/vk-1/return', { reason: 'The PAN is blurred' }]])
})
