import { expect, test } from 'vitest'
import { dayOfMonth } from './day-of-month.ts'

const days = Array.from({ length: 31 }, (_, index) => index + 1)

test('every day of a month has its ending in English, and is a number in Hindi', () => {
  expect(days.map((day) => dayOfMonth(day, 'en')).join(' ')).toBe(
    '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th ' +
      '21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
  )
  expect(days.map((day) => dayOfMonth(day, 'hi'))).toEqual(days.map(String))
})
