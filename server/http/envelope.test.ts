import { randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, importJWK } from 'jose'
import { expect, test } from 'vitest'
import { createSessionKey, openEnvelope } from '@card-journey/contract/envelope-client.ts'
import { kdfInput } from '@card-journey/contract/envelope.ts'
import { createServerEnvelope, type Opened } from './envelope.ts'

const at = Date.parse('2026-11-21T04:00:00Z')
const call = 'POST /api/apps/generateOTP'
const txn = '6a1d2f'

async function meet(generation = 1) {
  const secret = randomBytes(32)
  const server = createServerEnvelope(() => [secret], generation)
  const session = await createSessionKey()
  const browser = await openEnvelope(session, server.publicKeys[0]!)
  const seal = (first: boolean, iat = at / 1000) =>
    browser.seal('{"mobileNumber":"9000000001"}', { call, txn, iat, first })
  return { server, session, browser, seal }
}

const isOpened = (result: unknown): result is Opened => typeof result === 'object'

test('[HD-02] browser and server open each other’s bodies; the second request needs no key agreement', async () => {
  const { server, browser, seal } = await meet()
  const first = server.open(await seal(true), { call, txn, at })
  expect(isOpened(first) && first.body).toBe('{"mobileNumber":"9000000001"}')
  const second = server.open(await seal(false), { call, txn, at })
  if (!isOpened(second)) throw new Error(second)
  const answer = server.seal('{"status":"success"}', second.channel, { call, txn, at })
  expect(await browser.open(answer, { call, txn })).toEqual({ body: '{"status":"success"}', iat: at / 1000 })
})

test('the envelope is standard JOSE: an independent library makes a first request and opens nothing without its key', async () => {
  const { server } = await meet()
  const [serverKey] = server.publicKeys
  const body = await new CompactEncrypt(new TextEncoder().encode('{}'))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: serverKey!.kid,
      typ: 'request',
      call,
      txn,
      iat: at / 1000,
    })
    .setKeyManagementParameters({ apu: new TextEncoder().encode('request') })
    .encrypt(await importJWK({ ...serverKey!, alg: 'ECDH-ES' }))
  const opened = server.open(body, { call, txn, at })
  if (!isOpened(opened)) throw new Error(opened)
  expect(opened.body).toBe('{}')
  const answer = server.seal('{"status":"success"}', opened.channel, { call, txn, at })
  const { plaintext, protectedHeader } = await compactDecrypt(answer, opened.channel.response)
  expect(new TextDecoder().decode(plaintext)).toBe('{"status":"success"}')
  expect(protectedHeader).toMatchObject({ alg: 'dir', enc: 'A256GCM', typ: 'response', call, txn })
  await expect(compactDecrypt(answer, opened.channel.request)).rejects.toThrow()
})

test('[T12] a body that was changed, moved or replayed elsewhere is refused in the same way', async () => {
  const { server, seal } = await meet()
  const body = await seal(true)
  expect(isOpened(server.open(body, { call, txn, at }))).toBe(true)
  const changed = [0, 1, 2, 3, 4].map((index) =>
    body
      .split('.')
      .map((part, place) => (place === index ? (part.startsWith('A') ? 'B' : 'A') + part.slice(1) : part))
      .join('.'),
  )
  for (const bad of [...changed, '', 'x', body.slice(0, -5), `${body}.x`, `${body}A`]) {
    expect(server.open(bad, { call, txn, at }), bad.slice(0, 60)).toBe('BAD_ENVELOPE')
  }
  expect(server.open(body, { call: 'POST /api/apps/validateOTP', txn, at })).toBe('BAD_ENVELOPE')
  expect(server.open(body, { call, txn: 'another', at })).toBe('BAD_ENVELOPE')
})

test('[T12] another session’s kid, another server’s key and another clock are refused by name', async () => {
  const { server, seal } = await meet()
  const stranger = await meet()
  expect(server.open(await seal(false), { call, txn, at })).toBe('UNKNOWN_KEY')
  expect(server.open(await stranger.seal(true), { call, txn, at })).toBe('UNKNOWN_KEY')
  expect(isOpened(server.open(await seal(true, at / 1000 - 120), { call, txn, at }))).toBe(true)
  expect(server.open(await seal(true, at / 1000 - 121), { call, txn, at })).toBe('CLOCK_SKEW')
  expect(server.open(await seal(true, at / 1000 + 121), { call, txn, at })).toBe('CLOCK_SKEW')
})

test('a point that is not on the curve agrees with nothing', async () => {
  const { server, session } = await meet()
  expect(server.channelOf(session.publicKey)).toMatchObject({ thumbprint: session.thumbprint })
  expect(server.channelOf(session.publicKey, 'another key')).toBe('UNKNOWN_KEY')
  expect(server.channelOf({ ...session.publicKey, y: session.publicKey.x })).toBe('BAD_ENVELOPE')
})

test('nodes that share the secret open each other’s first requests; the generation before still opens, older ones don’t', async () => {
  const secret = randomBytes(32)
  const before = createServerEnvelope(() => [secret], 1)
  const session = await createSessionKey()
  const browser = await openEnvelope(session, before.publicKeys[0]!)
  const body = await browser.seal('{}', { call, txn, iat: at / 1000, first: true })
  expect(isOpened(createServerEnvelope(() => [secret], 1).open(body, { call, txn, at }))).toBe(true)
  expect(isOpened(createServerEnvelope(() => [secret], 2).open(body, { call, txn, at }))).toBe(true)
  expect(createServerEnvelope(() => [secret], 3).open(body, { call, txn, at })).toBe('UNKNOWN_KEY')
})

test('the KDF is that of RFC 7518 (appendix C with our algorithm and parties)', () => {
  const input = kdfInput(new Uint8Array(32).fill(7), 'request')
  expect(Array.from(input.subarray(0, 4))).toEqual([0, 0, 0, 1])
  const length = (bytes: number): number[] => [0, 0, 0, bytes]
  const parts = [
    length(7),
    [...Buffer.from('A256GCM')],
    length(7),
    [...Buffer.from('request')],
    length(0),
    [0, 0, 1, 0],
  ]
  expect(Array.from(input.subarray(36))).toEqual(parts.flat())
})
