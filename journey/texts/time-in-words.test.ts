import { expect, test } from 'vitest'
import { timeInWords } from './time-in-words.ts'

test.each([
  ['00:05', '12:05 am', 'रात 12:05'],
  ['09:30', '9:30 am', 'सुबह 9:30'],
  ['12:00', '12:00 pm', 'दोपहर 12:00'],
  ['18:30', '6:30 pm', 'शाम 6:30'],
  ['22:00', '10:00 pm', 'रात 10:00'],
])('%s is %s in English and %s in Hindi, as people say it', (time, english, hindi) => {
  const at = `2026-11-02T${time}:00+05:30`
  expect(timeInWords(at, 'en')).toBe(english)
  expect(timeInWords(at, 'hi')).toBe(hindi)
})
