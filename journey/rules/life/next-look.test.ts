import { expect, test } from 'vitest'
import { nextLookMs } from './next-look.ts'

const looks = { firstSeconds: 2, growth: 2, longestSeconds: 60 }

test.each([
  [0, 2000],
  [1, 4000],
  [4, 32_000],
  [5, 60_000],
  [5000, 60_000],
])('after %i looks without news the next one is %i ms away', (done, ms) => expect(nextLookMs(done, looks)).toBe(ms))
