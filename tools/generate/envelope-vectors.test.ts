import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeSessionKey, openEnvelope } from '@card-journey/contract/envelope-client.ts'
import { createServerEnvelope, type Opened } from '@card-journey/server/http/envelope.ts'
import { compactDecrypt, importJWK, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { path } from './envelope-vectors.ts'

interface Vectors {
  serverSecret: string
  generation: number
  serverKey: JWK & { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string; kid: string }
  sessionKey: JWK & { kty: 'EC'; crv: 'P-256'; x: string; y: string; d: string }
  sessionThumbprint: string
  requestKey: string
  responseKey: string
  xSessionKey: string
  samples: { header: { call: string; txn: string; iat: number }; plaintext: string; jwe: string }[]
}

const vectors: Vectors = JSON.parse(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'))
const { serverSecret, generation, serverKey, sessionKey, samples } = vectors
const [first, later, answer] = samples as [Vectors['samples'][0], Vectors['samples'][0], Vectors['samples'][0]]
const { call, txn, iat } = first.header
const bytes = (text: string) => Buffer.from(text, 'base64url')

const browser = async () => {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const { kty, crv, x, y, d } = sessionKey
  const pair = {
    privateKey: await crypto.subtle.importKey('jwk', { kty, crv, x, y, d }, curve, false, ['deriveBits']),
    publicKey: await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, true, []),
  }
  return openEnvelope(await describeSessionKey(pair), serverKey)
}

test('[HD-11] an independent JOSE library opens all three samples; the first with nothing but the server’s key', async () => {
  const opened = [
    await compactDecrypt(first.jwe, await importJWK(serverKey, 'ECDH-ES')),
    await compactDecrypt(later.jwe, bytes(vectors.requestKey)),
    await compactDecrypt(answer.jwe, bytes(vectors.responseKey)),
  ]
  opened.forEach(({ plaintext, protectedHeader }, index) => {
    expect(new TextDecoder().decode(plaintext)).toBe(samples[index]?.plaintext)
    expect(protectedHeader).toEqual(samples[index]?.header)
  })
})

test('our server has the samples’ key and opens both requests', () => {
  const server = createServerEnvelope(() => [bytes(serverSecret)], generation)
  const { d: _private, ...publicKey } = serverKey
  expect(server.publicKeys).toEqual([publicKey])
  for (const { jwe, plaintext } of [first, later]) {
    const opened = server.open(jwe, { call, txn, at: iat * 1000 }) as Opened
    expect(opened.body).toBe(plaintext)
    expect(opened.channel.thumbprint).toBe(vectors.sessionThumbprint)
  }
})

test('our browser has the samples’ session and opens the answer; the library opens what it seals', async () => {
  const envelope = await browser()
  expect(envelope.thumbprint).toBe(vectors.sessionThumbprint)
  expect(envelope.publicKeyHeader).toBe(vectors.xSessionKey)
  expect(await envelope.open(answer.jwe, { call, txn })).toEqual({ body: answer.plaintext, iat })
  const body = await envelope.seal('{}', { call, txn, iat, first: true })
  const { plaintext } = await compactDecrypt(body, await importJWK(serverKey, 'ECDH-ES'))
  expect(new TextDecoder().decode(plaintext)).toBe('{}')
})
