import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blindIndex, blindIndexLabel } from './blind-index.ts'
import { keyCheck, keysFrom, openKeys } from './keys.ts'
import { hashOneTimeCode, oneTimeCodeOf } from './one-time-code.ts'
import { hashPin, pinMatches } from './pin.ts'
import { open, openJson, place, seal, sealJson } from './sealing.ts'
import { equalInConstantTime, hashToken, newReferenceNo, newToken } from './token.ts'

const keys = keysFrom(Buffer.alloc(32, 7))
const others = keysFrom(Buffer.alloc(32, 8))

test('a sealed value opens under its key in its place only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const key = keys.derive('test')
      const sealed = seal(text, key, place('application', 'A', 'document'))
      expect(open(sealed, key, place('application', 'A', 'document')).toString()).toBe(text)
      expect(() => open(sealed, key, place('application', 'B', 'document'))).toThrow('sealed value')
      expect(() => open(sealed, others.derive('test'), place('application', 'A', 'document'))).toThrow('sealed value')
    }),
  )
})

test('every changed bit and every cut of a sealed value is noticed', () => {
  const key = keys.derive('test')
  const sealed = seal('9000000001', key, 'here')
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = Buffer.from(sealed)
    changed[bit >> 3] = changed[bit >> 3]! ^ (1 << (bit & 7))
    expect(() => open(changed, key, 'here')).toThrow('sealed value')
  }
  for (let length = 0; length < sealed.length; length++)
    expect(() => open(sealed.subarray(0, length), key, 'here')).toThrow('sealed value')
})

test('equal values are sealed differently each time', () => {
  const key = keys.derive('test')
  const seen = new Set(Array.from({ length: 200 }, () => seal('same', key, 'here').toString('hex')))
  expect(seen.size).toBe(200)
  expect(openJson(sealJson({ a: [1, 'ü'] }, key, 'j'), key, 'j')).toEqual({ a: [1, 'ü'] })
})

test('each label has its own key, the same for the same master key', () => {
  const labels = ['blind-index', 'one-time-code', 'card-pin', 'session', 'data-key-wrapping']
  expect(new Set(labels.map((label) => keys.derive(label).toString('hex'))).size).toBe(labels.length)
  expect(keysFrom(Buffer.alloc(32, 7)).derive('session')).toEqual(keys.derive('session'))
  expect(others.derive('session')).not.toEqual(keys.derive('session'))
  expect(keyCheck(others)).not.toBe(keyCheck(keys))
  expect(() => keysFrom(Buffer.alloc(16))).toThrow('32 bytes')
})

test('a data key is wrapped for one application', async () => {
  const dataKey = Buffer.alloc(32, 1)
  const wrapped = await keys.wrapper.wrap(dataKey, 'A')
  expect(await keys.wrapper.unwrap(wrapped, 'A')).toEqual(dataKey)
  await expect(keys.wrapper.unwrap(wrapped, 'B')).rejects.toThrow('sealed value')
})

test('a blind index depends on key, purpose and value', () => {
  const of = (source: typeof keys, purpose: string, value: string) =>
    blindIndex(source.derive(blindIndexLabel), purpose, value).toString('hex')
  expect(of(keys, 'mobile', '9000000001')).toBe(of(keys, 'mobile', '9000000001'))
  const different = [
    of(keys, 'mobile', '9000000001'),
    of(keys, 'mobile', '9000000002'),
    of(keys, 'pan', '9000000001'),
    of(others, 'mobile', '9000000001'),
  ]
  expect(new Set(different).size).toBe(4)
})

test('one-time codes are six digits, spread evenly, and hashed per challenge', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let round = 0; round < 5000; round++) {
    const code = oneTimeCodeOf(keys, `challenge-${round}`)
    expect(code).toMatch(/^\d{6}$/)
    counts[Number(code[0])]!++
  }
  for (const count of counts) expect(count).toBeGreaterThan(380)
  expect(oneTimeCodeOf(keys, 'c1')).toBe(oneTimeCodeOf(keys, 'c1'))
  expect(oneTimeCodeOf(keys, 'c1')).not.toBe(oneTimeCodeOf(others, 'c1'))
  const salt = Buffer.alloc(16)
  expect(hashOneTimeCode(keys, 'c1', salt, '123456')).not.toEqual(hashOneTimeCode(keys, 'c2', salt, '123456'))
  expect(hashOneTimeCode(keys, 'c1', salt, '123456')).not.toEqual(hashOneTimeCode(others, 'c1', salt, '123456'))
})

test('a PIN matches for its application and under its key only', async () => {
  const stored = await hashPin(keys, 'A', '739154')
  expect(await pinMatches(keys, 'A', '739154', stored)).toBe(true)
  expect(await pinMatches(keys, 'A', '739155', stored)).toBe(false)
  expect(await pinMatches(keys, 'B', '739154', stored)).toBe(false)
  expect(await pinMatches(others, 'A', '739154', stored)).toBe(false)
  expect(stored.includes('739154')).toBe(false)
})

test('tokens have 256 bits, reference numbers 130', () => {
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
  expect(hashToken('a')).toHaveLength(32)
  expect(newReferenceNo()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(new Set(Array.from({ length: 1000 }, newReferenceNo)).size).toBe(1000)
  expect(equalInConstantTime(hashToken('a'), hashToken('a'))).toBe(true)
  expect(equalInConstantTime(hashToken('a'), hashToken('b'))).toBe(false)
  expect(equalInConstantTime(Buffer.from('a'), Buffer.from('ab'))).toBe(false)
})

test('the key file is made once, for its owner only, and read again', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
  try {
    const first = openKeys({ dataDir })
    expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir)).toEqual(['master.key'])
    expect(keyCheck(openKeys({ dataDir }))).toBe(keyCheck(first))
    expect(keyCheck(openKeys({ dataDir, masterKey: Buffer.alloc(32, 7).toString('base64') }))).toBe(keyCheck(keys))
    expect(() => openKeys({ dataDir, masterKey: 'c2hvcnQ=' })).toThrow('32 bytes')
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
