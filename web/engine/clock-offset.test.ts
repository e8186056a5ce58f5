import { expect, test } from 'vitest'
import { clockOffset } from './clock-offset.ts'

const hour = 3_600_000

test.each([
  ['the first answer counts, even of a device that is ahead', Number.NaN, -2000, -2000],
  ['a faster answer is nearer to the truth', 200, 900, 900],
  ['a slow one sets no countdown back', 900, -2500, 900],
  ['the device’s clock was set forward by an hour', 900, 900 - hour, 900 - hour],
  ['the device’s clock was set back by an hour', 900, 900 + hour, 900 + hour],
])('%s: known %i ms, heard %i ms, so %i ms', (_, known, heard, offset) => {
  expect(clockOffset(known, heard)).toBe(offset)
})
