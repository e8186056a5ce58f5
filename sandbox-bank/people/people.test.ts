import { expect, test } from 'vitest'
import { renderPeople } from './document.ts'
import { people, personOf, personOfCrn, personOfPan } from './people.ts'

test('everyone has their own mobile number, PAN and CRN, in the format that the journey requires', () => {
  for (const person of people) {
    expect(person.mobile).toMatch(/^9[01]000000\d\d$/)
    expect(person.panNumber).toMatch(new RegExp(`^[A-Z]{3}P${person.lastName.charAt(0)}\\d{4}[A-Z]$`))
    expect(personOf(person.mobile)).toBe(person)
    expect(personOfPan(person.panNumber)).toBe(person)
    for (const { crn } of person.relationship?.crns ?? []) {
      expect(crn).toMatch(/^[A-Z0-9]{3,11}\d$/)
      expect(personOfCrn(crn)).toBe(person)
    }
  }
  expect(new Set(people.map(({ mobile }) => mobile)).size).toBe(people.length)
})

test('the list of people is complete: 40 new to the bank, 28 existing customers', () => {
  const numbers = (start: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${start}${String(index + 1).padStart(2, '0')}`)
  expect(people.map(({ mobile }) => mobile)).toEqual([...numbers('90000000', 40), ...numbers('91000000', 28)])
})

test('the page names every person once, with the story', () => {
  const page = renderPeople()
  for (const { mobile, story } of people) expect(page.split(`| ${mobile} |`).length - 1, story).toBe(1)
})
