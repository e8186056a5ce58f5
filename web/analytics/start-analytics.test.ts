import { afterEach, expect, test, vi } from 'vitest'
import type { Journey } from '../engine/journey.ts'
import { consentToAnalytics, holdEvents, record } from './events.ts'
import { startAnalytics } from './start-analytics.ts'

const cards = { name: 'page-load', screen: 'cards' } as const

afterEach(() => {
  consentToAnalytics(undefined)
  vi.unstubAllGlobals()
})

/** A browser whose cookies every tab of it shares, and what the tab under test sends. */
function tabWith(cookie: string) {
  const browser = { cookie }
  vi.stubGlobal('document', browser)
  const sent: unknown[] = []
  const journey = {
    state: () => ({ application: { applicantDetails: [{ dateOfBirth: '1994-05-02' }] } }),
    today: () => '2026-11-20',
    measure: async (...event: unknown[]) => void sent.push(event),
  } as unknown as Journey
  return { browser, sent, start: () => startAnalytics(journey) }
}

test('[CO-33] an event is sent with the band of the age, under the version that was agreed to', () => {
  const { sent, start } = tabWith('language=en; analytics=1.0')
  start()
  record(cards)
  expect(sent).toEqual([[{ ...cards, ageBand: '25-34' }, '1.0']])
})

test('a tab that was open while analytics was allowed sends nothing more once another tab has refused it', () => {
  const { browser, sent, start } = tabWith('analytics=1.0')
  start()
  record(cards)
  browser.cookie = ''
  record(cards)
  expect(sent).toHaveLength(1)
})

test('a new version that another tab has agreed to is what the next event is sent under', () => {
  const { browser, sent, start } = tabWith('analytics=1.0')
  start()
  browser.cookie = 'analytics=1.1'
  record(cards)
  expect(sent).toEqual([[expect.objectContaining(cards), '1.1']])
})

test('events held since before a refusal elsewhere are dropped', () => {
  const { browser, sent, start } = tabWith('analytics=1.0')
  holdEvents()
  record(cards)
  browser.cookie = ''
  start()
  expect(sent).toEqual([])
})
