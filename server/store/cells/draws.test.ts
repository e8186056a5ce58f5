import { expect, test } from 'vitest'
import { hashToken, isReferenceNo } from '../../crypto/token.ts'
import { cellCounts, cellOfHash, cellOfReference, cellOfUuid } from './cell-numbers.ts'
import { drawsOf } from './draws.ts'

test.each(cellCounts)('of %d cells, whatever is drawn for one leads to it', (cells) => {
  for (let cell = 0; cell < cells; cell++) {
    const draws = drawsOf(cell, cells)
    for (let times = 0; times < 20; times++) {
      expect(cellOfUuid(draws.uuid(), cells)).toBe(cell)
      expect(cellOfReference(draws.referenceNo(), cells)).toBe(cell)
      expect(cellOfHash(hashToken(draws.token()), cells)).toBe(cell)
      expect(cellOfHash(hashToken(draws.joinToken()), cells)).toBe(cell)
    }
  }
})

test('two cells never draw the same short reference, and what is drawn keeps its form', () => {
  const drawn = [0, 1, 2, 3].map((cell) => new Set(Array.from({ length: 500 }, drawsOf(cell, 4).shortReference)))
  const firstLetters = drawn.map((references) => new Set([...references].map((reference) => reference.charAt(0))))
  expect(firstLetters.reduce((sum, letters) => sum + letters.size, 0)).toBe(22)
  expect(isReferenceNo(drawsOf(3, 4).referenceNo())).toBe(true)
  expect(drawsOf(3, 4).token()).toMatch(/^[\w-]{43}$/)
})

test('with one cell any id leads to it', () => {
  const { isOurs } = drawsOf(0, 1)
  expect(['', 'a', 'b', 'c'].every(isOurs)).toBe(true)
})
