import { expect, test } from 'vitest'
import { testTitles } from './test-titles.ts'
import { textOf } from './tree.ts'

// CONTRIBUTING explains the ids; citations.test.ts checks that requirements exist.

const mostIds = 8
const requirement = /^[A-Z]{2}(-[A-Z])?-\d+$/
const listed = new Set([...textOf('docs/generated/threats.md').matchAll(/^\| ([TR]\d+)\b/gm)].map(([, id]) => id))
const titles = testTitles()

test('a test names at most eight ids, or it proves none of them', () => {
  expect(titles.filter(({ ids }) => ids.length > mostIds)).toEqual([])
})

test('brackets at the start of a title hold ids: requirements, threats, races', () => {
  expect(titles.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(500)
  expect(titles.filter(({ ids }) => ids.some((id) => !requirement.test(id) && !listed.has(id)))).toEqual([])
})

test('ids come first, in one pair of brackets', () => {
  const elsewhere = /\b(?:T\d{1,2}|R\d{1,2}|[A-Z]{2}(?:-[A-Z])?-\d{2})\b/
  expect(titles.filter(({ title }) => elsewhere.test(title.replace(/^\[[^\]]*\]/, '')))).toEqual([])
})
