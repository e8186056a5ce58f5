import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectUsable, sandboxAnswers } from '../../console/console-for-tests.tsx'
import type { Counted } from '../measured.ts'
import { AnalyticsPage } from './AnalyticsPage.tsx'
import '@card-journey/ui/styles/index.css'

afterEach(() => vi.restoreAllMocks())

const event = { name: 'page-load', channel: 'SF96', at: '2026-11-25T05:30:00.000Z' } as const
const counted: Counted = {
  channels: ['SF70', 'SF96'],
  events: 66,
  submitted: 1,
  screens: { cards: 40, 'verify-mobile': 20, 'verify-otp': 5, dob: 1 },
  newest: [
    { ...event, screen: 'auth-error', errorType: 'A100', errorText: 'No application', ageBand: '25-34' },
    { ...event, screen: 'cards' },
  ],
}
const nothing: Counted = { channels: [], events: 0, submitted: 0, screens: {}, newest: [] }

test('the page says where most stop, how many, and each event as it arrived', async () => {
  sandboxAnswers({ '/analytics/counted': counted })
  const screen = await render(<AnalyticsPage />)
  await expect
    .element(screen.getByText('Most are lost before verify-mobile: 50% of those', { exact: false }))
    .toBeVisible()
  const code = screen.getByRole('row', { name: /verify-otp/ })
  await expect.element(code.getByText('15 (75%)', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('auth-error showed the error A100')).toBeVisible()
  await expect.element(screen.getByText('SF96 · age 25-34 · No application')).toBeVisible()
  await expectUsable(screen.container)
})

test('a channel and a kind of customer narrow what is shown', async () => {
  const asked = sandboxAnswers({
    '/analytics/counted': counted,
    '/analytics/counted?channel=SF70': { ...counted, events: 3, screens: { cards: 2, dob: 1 }, newest: [] },
  })
  const screen = await render(<AnalyticsPage />)
  await screen.getByRole('combobox').first().selectOptions('SF70')
  await expect.element(screen.getByText('3 in all.', { exact: false })).toBeVisible()
  expect(asked.some(({ path }) => path === '/analytics/counted?channel=SF70')).toBe(true)
  await screen.getByRole('combobox').last().selectOptions('ETB')
  await expect.element(screen.getByRole('row', { name: /^dob/ })).toBeVisible()
  expect(screen.getByRole('row', { name: /personal-details/ }).elements()).toEqual([])
})

test('before anything has arrived the page says how to make it', async () => {
  sandboxAnswers({ '/analytics/counted': nothing })
  const screen = await render(<AnalyticsPage />)
  await expect.element(screen.getByRole('heading', { name: 'Nothing has arrived yet' })).toBeVisible()
  await expectUsable(screen.container)
})
