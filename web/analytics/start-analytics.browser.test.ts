import { afterEach, expect, test } from 'vitest'
import type { Journey } from '../engine/journey.ts'
import { consentToAnalytics, record } from './events.ts'
import { startAnalytics } from './start-analytics.ts'

afterEach(() => {
  consentToAnalytics(undefined)
  document.cookie = 'analytics=; max-age=0; path=/'
})

function measured(dateOfBirth: string | undefined, today = '2026-11-20') {
  const sent: unknown[] = []
  const state = { application: dateOfBirth === undefined ? undefined : { applicantDetails: [{ dateOfBirth }] } }
  const journey = {
    state: () => state,
    today: () => today,
    measure: async (event: unknown, consent: string) => void sent.push({ event, consent }),
  } as unknown as Pick<Journey, 'state' | 'today' | 'measure'>
  startAnalytics(journey)
  record({ name: 'page-load', screen: 'home-address' })
  return sent
}

test.each([
  ['2008-11-20', '18-20'],
  ['2008-11-21', '0-17'],
  ['2005-11-20', '21-24'],
  ['2005-11-21', '18-20'],
  ['2001-11-20', '25-34'],
  ['1991-11-21', '25-34'],
  ['1991-11-20', '35-44'],
  ['1961-11-20', '65+'],
  ['1961-11-21', '55-64'],
])('[CO-33] who was born on %s is counted in the band %s, and no day of birth leaves the browser', (born, band) => {
  document.cookie = 'analytics=1.0; path=/'
  const sent = measured(born)
  expect(sent).toEqual([{ event: { name: 'page-load', screen: 'home-address', ageBand: band }, consent: '1.0' }])
  expect(JSON.stringify(sent)).not.toMatch(/\d{4}-\d\d/)
})

test('[CO-33] without a day of birth no band is counted', () => {
  document.cookie = 'analytics=1.0; path=/'
  for (const born of [undefined, ''])
    expect(measured(born)).toEqual([{ event: { name: 'page-load', screen: 'home-address' }, consent: '1.0' }])
})

test('[ER-34] a browser that has not agreed sends nothing', () => expect(measured('1991-11-20')).toEqual([]))
