import { expect, test } from 'vitest'
import { codeCells } from './code-cells.ts'

test.for([
  ['empty', 0, 0, { filled: 0, here: 0, whole: false }],
  ['half typed', 3, 3, { filled: 3, here: 3, whole: false }],
  ['the caret moved back', 3, 1, { filled: 3, here: 1, whole: false }],
  ['all typed', 6, 6, { filled: 6, here: 5, whole: true }],
  ['all selected', 6, 0, { filled: 6, here: 0, whole: false }],
  ['pasted with blanks', 8, 8, { filled: 6, here: 5, whole: true }],
] as const)('%s: the cells that are filled, and the one where typing goes', ([, length, start, cells]) => {
  expect(codeCells(length, start, 6)).toEqual(cells)
})
