import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words.ts'

test('a day reads as people say it, with the year only where it differs', () => {
  expect(dayInWords('2026-11-19', 'en', '2026-11-21')).toBe('Thursday, 19\u00a0November')
  expect(dayInWords('2027-05-21', 'en', '2026-11-21')).toBe('Friday, 21\u00a0May\u00a02027')
  expect(dayInWords('2026-11-19', 'hi', '2026-11-21')).toBe('गुरुवार, 19\u00a0नवंबर')
})
