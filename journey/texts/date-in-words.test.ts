import { expect, test } from 'vitest'
import { dateInWords } from './date-in-words.ts'

test.each([
  ['en', '16 April 1992'],
  ['hi', '16 अप्रैल 1992'],
])('a day of a record is said in words, with the digits of every language, in %s', (language, said) => {
  expect(dateInWords('1992-04-16', language)).toBe(said)
})
