import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkNotification, notificationKey, signNotification } from './notification-wire.ts'

/** The example that Standard Webhooks' own libraries are tested with. */
const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' }
const exampleKey = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
const at = 1_614_265_330_000
const signed = { ...example, signature: signNotification(exampleKey, example) }

test('the signature is the one of Standard Webhooks', () => {
  expect(signed.signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(checkNotification(signed, [exampleKey], at)).toBe('good')
})

test('of several signatures and several keys one match is enough: a key can be changed without a gap', () => {
  const old = randomBytes(32)
  const both = { ...signed, signature: `v1a,xyz ${signNotification(old, example)} ${signed.signature}` }
  expect(checkNotification(both, [exampleKey], at)).toBe('good')
  expect(checkNotification(both, [old], at)).toBe('good')
  expect(checkNotification(signed, [old, exampleKey], at)).toBe('good')
})

test.each([
  ['another body', { body: '{"test": 2432232315}' }],
  ['another id', { id: 'msg_other' }],
  ['another time', { timestamp: '1614265331' }],
  ['no signature', { signature: '' }],
  ['a signature of another version', { signature: signed.signature.replace('v1', 'v2') }],
  ['a longer one', { signature: `${signed.signature}=` }],
  ['one of letters beyond Latin', { signature: `v1,${'é'.repeat(44)}` }],
  ['the border between id and time moved', { id: `${example.id}.1614265330`, timestamp: '' }],
  ['a time that is no number', { timestamp: 'now' }],
])('[T31] forged: %s', (_, change) => {
  expect(checkNotification({ ...signed, ...change }, [exampleKey], at)).toBe('forged')
})

test('[T31] no key, no notification; another key forges', () => {
  expect(checkNotification(signed, [], at)).toBe('forged')
  expect(checkNotification(signed, [randomBytes(32)], at)).toBe('forged')
})

test.each([
  [-300_000, 'good'],
  [300_000, 'good'],
  [-301_000, 'late'],
  [301_000, 'late'],
])('[T31] %i ms after it was signed it is %s', (off, word) => {
  expect(checkNotification(signed, [exampleKey], at + off)).toBe(word)
})

test('a secret is whsec_ and 32 to 64 bytes in base64', () => {
  const spelt = (bytes: number) => `whsec_${randomBytes(bytes).toString('base64')}`
  for (const bytes of [32, 33, 64]) expect(notificationKey(spelt(bytes))).toHaveLength(bytes)
  for (const secret of [spelt(31), spelt(65), randomBytes(32).toString('base64'), 'whsec_', `${spelt(32)} x`, ''])
    expect(notificationKey(secret)).toBeUndefined()
})
