import { expect, test } from 'vitest'
import { freshIv } from './fresh-iv.ts'

test('no initialisation vector comes twice, also beyond what is drawn at once, and none changes afterwards', () => {
  const given = Array.from({ length: 2000 }, () => freshIv())
  const seen = given.map((iv) => iv.toString('hex'))
  expect(new Set(seen).size).toBe(2000)
  expect(given.every((iv) => iv.length === 12)).toBe(true)
  expect(given.map((iv) => iv.toString('hex'))).toEqual(seen)
})
