import { expect, test } from 'vitest'
import { filesUnder, textOf } from './tree.ts'

// The listing and the comparison show a benefit by its title alone: a rate of points says there what it is earned on.

interface Said {
  en: string
  hi: string
}

/** "6 points", "10 {miles}": earned over and over. What comes once has a word between: "3,000 welcome {miles}". */
const rate = /\d (?:points|पॉइंट|\{miles\})/

const withoutBasis = ({ en, hi }: Said): string[] =>
  [en, hi].filter((title) => rate.test(title) && !title.includes('₹'))

const titles = filesUnder('bank/data/products')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => (JSON.parse(textOf(file)) as { benefits: { title: Said }[] }).benefits)
  .map(({ title }) => title)

test('a benefit that is a rate of points or miles names the rupees that it is earned on', () => {
  expect(titles.filter(({ en }) => rate.test(en)).length).toBeGreaterThan(2)
  expect(titles.flatMap(withoutBasis)).toEqual([])
})

test.each([
  [{ en: '6 {miles} on {airline}', hi: 'हर ₹100 के 6 {miles}' }, ['6 {miles} on {airline}']],
  [{ en: '4 points per ₹100', hi: '4 पॉइंट' }, ['4 पॉइंट']],
  [{ en: '3,000 welcome {miles}', hi: '3,000 वेलकम {miles}' }, []],
])('%o', (title, found) => {
  expect(withoutBasis(title)).toEqual(found)
})
