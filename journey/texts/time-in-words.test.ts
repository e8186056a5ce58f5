import { expect, test } from 'vitest'
import { languages } from './languages.ts'
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

test.each(languages)('every minute of a day is in %s what the platform writes', (language) => {
  const formatted = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(language === 'hi' && { dayPeriod: 'short' }),
  })
  for (let at = Date.UTC(2026, 10, 2); at < Date.UTC(2026, 10, 3); at += 60_000)
    expect(timeInWords(at, language)).toBe(formatted.format(at))
})
