import { languages } from '@card-journey/journey/texts/languages.ts'
import { expect, test } from 'vitest'
import { localeOf } from '../texts/language.ts'
import { wholeDate, type DateAbout } from './whole-date.ts'

const read = (text: string, about: Partial<DateAbout> = {}) => wholeDate(text, { languages, thisYear: 2026, ...about })

test.each([
  ['16/04/1992', '16 04 1992'],
  [' 16.4.1992 ', '16 4 1992'],
  ['16 04 1992', '16 04 1992'],
  ['16\u00a004\t1992\n', '16 04 1992'],
  ['16–4–1992', '16 4 1992'],
  ['१६-०४-१९९२', '१६ ०४ १९९२'],
  ['16041992', '16 04 1992'],
  ['20041992', '20 04 1992'],
  ['19920416', '16 04 1992'],
  ['20010415', '15 04 2001'],
  ['1992-04-16', '16 04 1992'],
  ['1992/4/16', '16 4 1992'],
  ['16-4-92', '16 4 1992'],
  ['16/04/05', '16 04 2005'],
  ['16 Apr 1992', '16 4 1992'],
  ['16-Apr-1992', '16 4 1992'],
  ['16-APR-92', '16 4 1992'],
  ['16th April, 1992', '16 4 1992'],
  ['2nd of Sept. 1992', '2 9 1992'],
  ['April 16, 1992', '16 4 1992'],
  ['Thursday, 16 April 1992', '16 4 1992'],
  ['1992 Apr 16', '16 4 1992'],
  ['16 अप्रैल 1992', '16 4 1992'],
  ['१६ फ़रवरी १९९२', '१६ 2 १९९२'],
  ['16 फरवरी 1992', '16 2 1992'],
  ['16 सितम्बर 1992', '16 9 1992'],
  ['DOB: 16/04/1992', '16 04 1992'],
  // What is no day is said by the rule, which sees it in its boxes.
  ['04/16/1992', '04 16 1992'],
])('a whole date as people write it: %j', (text, parts) => {
  const { day, month, year } = read(text) ?? {}
  expect([day, month, year].join(' ')).toBe(parts)
})

test.each([
  '',
  '16',
  '1992',
  '160492',
  '16/4',
  '16/4/992',
  '116/4/1992',
  'April 1992',
  '16 Brumaire 1992',
  '16/04/1992 10:30',
  '98765 43210',
  'ABCPE1234F',
  '12 Residency Road 560001',
])('no whole date: %j', (text) => {
  expect(read(text)).toBeUndefined()
})

test('a year of two digits is the latest that is over, or one to come; while it is typed, it is none yet', () => {
  const year = (text: string, about = {}) => read(text, about)?.year
  expect([year('1/2/26'), year('1/2/27'), year('1/2/00')]).toEqual(['2026', '1927', '2000'])
  expect(year('30 Jun 34', { ahead: true })).toBe('2034')
  expect([year('16/4/19', { typing: true }), year('16/4/1992', { typing: true })]).toEqual([undefined, '1992'])
})

test.each(languages)('every month by its name and its short name, in %s', (language) => {
  for (const style of ['long', 'short'] as const)
    for (let month = 0; month < 12; month++) {
      const name = new Intl.DateTimeFormat(localeOf[language], { month: style, timeZone: 'UTC' }).format(
        Date.UTC(2000, month),
      )
      expect(read(`5 ${name} 1992`), name).toEqual({
        day: '5',
        month: String(month + 1),
        year: '1992',
      })
    }
})
