import { expect, test } from 'vitest'
import { oldestOut } from './oldest-out.ts'

test('beyond its capacity each new one forgets the oldest, one each', () => {
  const forgotten: string[] = []
  const remember = oldestOut<string>(3, (oldest) => forgotten.push(oldest))
  for (const each of 'abcdefgh') remember(each)
  expect(forgotten.join('')).toBe('abcde')
})
