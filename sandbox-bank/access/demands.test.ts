import { createPrivateKey, createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { certificatesForTests } from '@card-journey/providers/access/certificates-for-tests.ts'
import type { HostAccess } from '@card-journey/providers/access/host-access.ts'
import { testCertificate } from '@card-journey/providers/email/mail-server-for-tests.ts'
import { afterEach, expect, test } from 'vitest'
import { sandboxForTests } from '../sandbox-for-tests.ts'

let close: (() => Promise<void>) | undefined
afterEach(async () => {
  await close?.()
  close = undefined
})

const { authority, client } = certificatesForTests
const oauth = { tokenUrl: '', clientId: 'card-journey', clientSecret: 'the-secret', clientAuth: 'basic' } as const
const signing = { algorithm: 'HS256', key: createSecretKey(randomBytes(32)) } as const
const elliptic = { algorithm: 'ES256', key: createPrivateKey(client.key), keyId: 'key-1' } as const
const tls = { ...client, ca: authority }

const wrong: [string, HostAccess, HostAccess][] = [
  ['no API key', { headers: { 'x-api-key': 'right' } }, {}],
  ['another API key', { headers: { 'x-api-key': 'right' } }, { headers: { 'x-api-key': 'wrong' } }],
  ['no token', { oauth }, {}],
  ['a made-up token', { oauth }, { headers: { authorization: 'Bearer made-up' } }],
  ['the secret of another client', { oauth }, { oauth: { ...oauth, clientSecret: 'guessed' } }],
  ['a secret at the wrong place', { oauth }, { oauth: { ...oauth, clientAuth: 'body' } }],
  ['a scope that it does not have', { oauth }, { oauth: { ...oauth, scope: 'everything' } }],
  ['no certificate', { tls }, { tls: { ca: authority } }],
  ['a certificate of nobody', { tls }, { tls: { ...testCertificate, ca: authority } }],
  ['no signature', { signing }, {}],
  ['a signature by another secret', { signing }, { signing: { ...signing, key: createSecretKey(randomBytes(32)) } }],
  ['a signature by another kind of key', { signing: elliptic }, { signing }],
  ['another name of the key', { signing: elliptic }, { signing: { ...elliptic, keyId: 'key-2' } }],
  ['another content type', { contentType: 'application/vnd.bank+json' }, {}],
]

test.each(wrong)('a caller with %s is refused by every system, and nothing happens', async (_, demand, send) => {
  const sandbox = await sandboxForTests({ demand, send, timeoutMs: 10_000 })
  ;({ close } = sandbox)
  const { sms, pan, location } = sandbox.systems
  const message = { to: '9812300099', template: 'T', text: 'x', reference: randomUUID() }
  const sent = await sms.send(message)
  // A certificate that nobody knows is refused after the handshake, by a system that may have read more.
  expect(['unavailable', demand.tls && 'unknown']).toContain(sent.kind)
  expect(await pan.nameMatch({ one: 'Asha Rao', other: 'Asha Rao' })).toMatchObject({ kind: 'unavailable' })
  expect(await location.ip({ ip: '127.0.0.1' })).toMatchObject({ kind: 'unavailable' })
  expect(await sandbox.inbox(message.to)).toEqual([])
})

/** A room answers a made-up token with a refusal; whoever is not let in does not come so far. */
const roomOf = async (demand: HostAccess, send: HostAccess) => {
  const sandbox = await sandboxForTests({ demand, send, timeoutMs: 10_000 })
  ;({ close } = sandbox)
  const line = sandbox.systems.videoKyc.room({ room: randomUUID(), joinToken: 'made up' })
  return new Promise((resolve) => line.onClose(resolve))
}

test('the line into a room of a call has the same access', async () => {
  const all = { headers: { 'x-api-key': 'right' }, oauth, tls }
  expect(await roomOf(all, all)).toBe('refused')
  await close?.()
  for (const missing of [{ headers: undefined }, { oauth: undefined }, { tls: { ca: authority } }]) {
    expect(await roomOf(all, { ...all, ...missing })).toBe('unavailable')
    await close?.()
  }
  close = undefined
})
