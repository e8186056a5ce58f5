import { afterEach, expect, test, vi } from 'vitest'
import { consentToAnalytics, holdEvents, record } from './events.ts'

afterEach(() => consentToAnalytics(undefined))

const cards = { name: 'page-load', screen: 'cards' } as const
const broken = { name: 'page-load', screen: 'error', errorType: '100' } as const

test('[ER-34] nothing is recorded before analytics is allowed, nor after the permission is withdrawn', () => {
  const heard: unknown[] = []
  record(cards)
  consentToAnalytics((event) => heard.push(event))
  record(broken)
  consentToAnalytics(undefined)
  record(cards)
  expect(heard).toEqual([broken])
})

test('[ER-34] what is recorded while the sink loads is sent by a browser that had allowed it, and dropped if it fails to load', () => {
  const heard: unknown[] = []
  holdEvents()
  record(broken)
  consentToAnalytics((event) => heard.push(event))
  record(cards)
  expect(heard).toEqual([broken, cards])
  consentToAnalytics(undefined)
  holdEvents()
  record(cards)
  consentToAnalytics(undefined)
  consentToAnalytics((event) => heard.push(event))
  expect(heard).toHaveLength(2)
})

test('a broken sink does not break the journey, and is not asked again', () => {
  const sink = vi.fn(() => {
    throw new Error('blocked')
  })
  consentToAnalytics(sink)
  record(cards)
  record(cards)
  expect(sink).toHaveBeenCalledTimes(1)
})
