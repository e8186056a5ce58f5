import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectUsable, sandboxAnswers } from './console-for-tests.tsx'
import { DialsPage } from './DialsPage.tsx'
import type { ShownDials } from './shown-dials.ts'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

const usual: ShownDials = {
  systems: {},
  clockOffsetMs: 0,
  backOfficeSeconds: 2,
  agentSeconds: 3,
  desk: 'scripted',
  // A Sunday evening.
  now: '2026-11-22T14:30:00.000Z',
}

async function open(dials: Partial<ShownDials> = {}) {
  let now: ShownDials = { ...usual, ...dials }
  const asked = sandboxAnswers({
    '/dials': (change?: Partial<ShownDials>) => (now = { ...now, ...change }),
    '/dials/reset': () => (now = usual),
  })
  const screen = await render(<DialsPage />)
  await expect.element(screen.getByRole('heading', { name: 'Clock' })).toBeVisible()
  return { screen, posted: () => asked.flatMap(({ body }) => (body === undefined ? [] : [body])) }
}

test('a system is made to fail, for so many calls, and to answer late', async () => {
  const { screen, posted } = await open()
  await expect.element(screen.getByText('all as usual')).toBeVisible()
  await screen.getByLabelText('bureau: how it fails').selectOptions('never answers')
  await expect.element(screen.getByText('1 turned')).toBeVisible()
  await screen.getByLabelText('bureau: how often it fails').selectOptions('for 3 calls')
  await screen.getByLabelText('bureau: Slower by, ms').fill('700')
  screen
    .getByLabelText('bureau: Slower by, ms')
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  const dial = (change: object) => ({ systems: { bureau: change } })
  await expect
    .poll(posted)
    .toEqual([
      dial({ failure: 'timeout' }),
      dial({ failure: 'timeout', times: 3 }),
      dial({ failure: 'timeout', times: 3, latencyMs: 700 }),
    ])
  await expectUsable(screen.container)
})

test('from a Sunday, working hours are those of the next day on which the desk is open', async () => {
  const { screen, posted } = await open()
  await screen.getByRole('button', { name: 'Working hours (11:00)' }).click()
  await expect.poll(posted).toEqual([{ clockAt: '2026-11-23T11:00:00+05:30' }])
  await expect.element(screen.getByText('The journey follows the new time.')).toBeVisible()
})

test('a refusal is said in words, and what was set before stays', async () => {
  const { screen } = await open()
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) =>
    init?.method === 'POST' ? Response.json({ error: 'Use 0 or more' }, { status: 400 }) : Response.json({ ...usual }),
  )
  await screen.getByLabelText('Back office takes, in seconds').fill('-1')
  screen
    .getByLabelText('Back office takes, in seconds')
    .element()
    .dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not set. Use 0 or more')
})

test('one press makes everything ordinary again', async () => {
  const { screen } = await open({ systems: { pan: { failure: '500' } }, clockOffsetMs: 60_000 })
  await expect.element(screen.getByText('1 turned')).toBeVisible()
  await expect.element(screen.getByText('moved')).toBeVisible()
  await screen.getByRole('button', { name: 'Reset all dials' }).click()
  await expect.element(screen.getByText('all as usual')).toBeVisible()
  expect(screen.getByText('moved').elements()).toEqual([])
})
