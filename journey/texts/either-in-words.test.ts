import { expect, test } from 'vitest'
import { eitherInWords } from './either-in-words.ts'
import { texts as english } from './en/card-details.ts'
import { texts as hindi } from './hi/card-details.ts'

const texts = { en: english, hi: hindi }

test.each([
  ['en', [], ''],
  ['en', ['Salaried'], 'Salaried'],
  ['en', ['Salaried', 'Self-employed'], 'Salaried or self-employed'],
  ['en', ['Salaried', 'Self-employed', 'Retired'], 'Salaried, self-employed or retired'],
  ['hi', ['नौकरी'], 'नौकरी'],
  ['hi', ['नौकरी', 'अपना काम'], 'नौकरी या अपना काम'],
  ['hi', ['नौकरी', 'अपना काम', 'रिटायर्ड'], 'नौकरी, अपना काम या रिटायर्ड'],
] as const)('in %s, %j are said as “%s”, as a browser of today would', (language, names, said) => {
  const either = (parts: Record<string, string>) =>
    texts[language]['eligibility.work.value'].replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '')
  expect(eitherInWords(names, either)).toBe(said)
  const format = new Intl.ListFormat(`${language}-IN`, { type: 'disjunction' })
  expect(format.format(names).toLowerCase()).toBe(said.toLowerCase())
})
