import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

const key = Buffer.alloc(32, 7)
const other = Buffer.alloc(32, 8)

test('equal inputs have one fingerprint, in any order and with absent values left out', () => {
  expect(fingerprint(key, { pan: 'ABCPK1234F', run: 1, code: undefined })).toBe(
    fingerprint(key, { run: 1, pan: 'ABCPK1234F' }),
  )
})

test('a changed value, name or key gives another fingerprint', () => {
  const prints = [
    fingerprint(key, { pan: 'ABCPK1234F', run: 1 }),
    fingerprint(key, { pan: 'ABCPK1234F', run: 2 }),
    fingerprint(key, { pan: 'ABCPK1234F', run: '1' }),
    fingerprint(key, { pan: 'ABCPK1234F', runs: 1 }),
    fingerprint(key, { pan: 'ABCPK1234F"],["run",1' }),
    fingerprint(other, { pan: 'ABCPK1234F', run: 1 }),
  ]
  expect(new Set(prints).size).toBe(prints.length)
})

test('nothing of the inputs can be read from it', () => {
  expect(fingerprint(key, { pan: 'ABCPK1234F' })).toMatch(/^[\w-]{43}$/)
})
