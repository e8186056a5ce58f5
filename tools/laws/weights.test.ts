import { expect, test } from 'vitest'
import { filesUnder, linesWith } from './tree.ts'

test('a middle weight is stated once: where a script has none, digits and letters of a line keep one weight', () => {
  const sheets = ['web', 'ui', 'sandbox-bank'].flatMap(filesUnder).filter((file) => file.endsWith('.css'))
  const stating = (weight: RegExp) => sheets.flatMap((file) => linesWith(file, weight))
  expect(stating(/font-weight: 500/)).toEqual([])
  expect(stating(/--medium: (500|400)/)).toHaveLength(2)
  expect(stating(/var\(--medium\)/).length).toBeGreaterThan(5)
})
