import { expect, test } from 'vitest'
import { monthNames } from './month-words.ts'

const said = (...of: Parameters<typeof monthNames>) => monthNames(...of).replaceAll('\u00a0', ' ')

test('several months name a year once, behind the last of its months', () => {
  expect(said(['2026-10', '2026-09', '2026-08'], 'en')).toBe('October, September, August 2026')
  expect(said(['2027-01', '2026-12', '2026-11'], 'en')).toBe('January 2027, December, November 2026')
  expect(said(['2026-10', '2026-09', '2026-08'], 'hi')).toBe('अक्टूबर, सितंबर, अगस्त 2026')
  expect(said(['2026-10'], 'en')).toBe('October 2026')
})
