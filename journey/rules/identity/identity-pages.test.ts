import { expect, test } from 'vitest'
import { bothSidesThere } from './identity-pages.ts'

test.each([
  [[], false],
  [['jpg'], false],
  [['jpg', 'png'], true],
  [['pdf'], true],
] as const)('[CO-23] files %j are both sides of a document: %s', (kinds, there) => {
  expect(bothSidesThere(kinds.map((kind) => ({ kind })))).toBe(there)
})
