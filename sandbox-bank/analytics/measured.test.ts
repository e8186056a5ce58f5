import { expect, test } from 'vitest'
import { funnelOf, worstOf } from './funnel.ts'
import { countEvents, measuredEvent } from './measured.ts'

const load = (screen: 'cards' | 'verify-mobile' | 'verify-otp', channel = 'SF96') =>
  ({ name: 'page-load', screen, channel, at: '2026-11-20T06:30:00.000Z' }) as const

test('events are counted by screen and channel for good, and only the newest are kept', () => {
  const events = countEvents()
  for (let times = 0; times < 300; times++) events.take(load('cards'))
  events.take(load('verify-mobile', 'SF70'))
  expect(events.newest()).toHaveLength(200)
  expect(events.counted()).toMatchObject({ events: 301, screens: { cards: 300, 'verify-mobile': 1 } })
  expect(events.counted('SF70')).toMatchObject({
    channels: ['SF70', 'SF96'],
    events: 1,
    screens: { 'verify-mobile': 1 },
  })
  expect(events.counted('SF70').newest).toEqual([load('verify-mobile', 'SF70')])
})

test('[ER-34, T18] the sink refuses an event with anything that is not in the catalogue', () => {
  expect(measuredEvent.safeParse(load('cards')).success).toBe(true)
  for (const more of [
    { mobile: '9812300781' },
    { screen: '9812300781' },
    { ageBand: 'asha@example.in' },
    { at: 'today' },
  ])
    expect(measuredEvent.safeParse({ ...load('cards'), ...more }).success, JSON.stringify(more)).toBe(false)
})

test('the funnel follows the way through the journey and says where the most views are lost', () => {
  const steps = funnelOf({ cards: 40, 'verify-mobile': 20, 'verify-otp': 5, 'personal-details': 8 }, 'NTB')
  expect(steps.slice(0, 4)).toEqual([
    { part: 'Cards', screen: 'cards', views: 40, share: 100 },
    { part: 'Verification', screen: 'verify-mobile', views: 20, share: 50, lost: { views: 20, percent: 50 } },
    { part: 'Verification', screen: 'verify-otp', views: 5, share: 13, lost: { views: 15, percent: 75 } },
    // More than before it: people came back to it.
    { part: 'Personal', screen: 'personal-details', views: 8, share: 20 },
  ])
  expect(worstOf(steps)?.screen).toBe('verify-mobile')
  expect(worstOf(funnelOf({}, 'ETB'))).toBeUndefined()
})
