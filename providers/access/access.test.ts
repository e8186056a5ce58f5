import {
  createHmac,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject } from '../response-fields.ts'
import { connectHost, type CallReport } from '../transport.ts'
import { startAccessHost, type Arrived } from './access-host-for-tests.ts'
import type { HostAccess } from './host-access.ts'

const shape = { request: z.strictObject({ to: z.string() }), response: tolerantObject({ id: z.string() }) }
const look = defineOperation({ system: 'sms', path: '/look', kind: 'read', ...shape })
const act = defineOperation({ system: 'sms', path: '/act', kind: 'effect', ...shape })

const good = { status: 200, body: { status: 'success', response: { id: 'M1' } } }
const secret = 'the secret of the client'
const oauth = { clientId: 'card journey', clientSecret: secret, clientAuth: 'basic', scope: 'cards' } as const

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closings.splice(0)) await close()
})

/** A host whose tokens are t1, t2 …; `takes` says which of them it accepts. */
async function connect(
  access: (url: string) => HostAccess,
  reply: (arrived: Arrived) => Awaited<ReturnType<Parameters<typeof startAccessHost>[0]>> = () => good,
  token: (number: number) => { status: number; body: unknown } = (number) => ({
    status: 200,
    body: { access_token: `t${number}`, token_type: 'bearer', expires_in: 3600 },
  }),
) {
  let tokens = 0
  const server = await startAccessHost((arrived) => (arrived.path === '/token' ? token(++tokens) : reply(arrived)))
  const reports: CallReport[] = []
  const host = connectHost({
    system: 'sms',
    baseUrl: `${server.url}/gateway`,
    timeoutMs: 10_000,
    totalMs: 10_000,
    concurrency: 64,
    breakerMs: 100,
    access: access(server.url),
    onCall: (call) => reports.push(call),
  })
  closings.push(
    () => host.close(),
    () => server.close(),
  )
  const read = host.read(
    look,
    (to: string) => ({ to }),
    ({ id }) => id,
  )
  const effect = host.effect(
    act,
    ({ to }: { to: string }) => ({ to }),
    ({ id }) => id,
  )
  return { server, read, effect, reports }
}

const withOAuth = (url: string): HostAccess => ({ oauth: { ...oauth, tokenUrl: `${url}/token` } })
const bearers = (arrived: readonly Arrived[]) => arrived.map(({ headers }) => headers.authorization)

test('fifty calls at once fetch one token, and later ones use it', async () => {
  const { server, read } = await connect(withOAuth)
  const answers = await Promise.all(Array.from({ length: 50 }, () => read('a')))
  expect(answers.every(({ kind }) => kind === 'answered')).toBe(true)
  expect(await read('b')).toMatchObject({ kind: 'answered' })
  expect(server.at('/token')).toHaveLength(1)
  expect(new Set(bearers(server.at('/gateway/look')))).toEqual(new Set(['Bearer t1']))
  const [asked] = server.at('/token')
  expect(asked?.headers.authorization).toBe(`Basic ${btoa('card+journey:the+secret+of+the+client')}`)
  expect(asked?.body).toBe('grant_type=client_credentials&scope=cards')
})

test('the secret stands in the body where the server of tokens wants it there', async () => {
  const { server, read } = await connect((url) => ({
    oauth: { ...oauth, tokenUrl: `${url}/token`, clientAuth: 'body' },
  }))
  await read('a')
  expect(Object.fromEntries(new URLSearchParams(server.at('/token')[0]?.body))).toEqual({
    grant_type: 'client_credentials',
    scope: 'cards',
    client_id: 'card journey',
    client_secret: secret,
  })
  expect(server.at('/token')[0]?.headers.authorization).toBeUndefined()
})

test('a token is given up shortly before its end', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { server, read } = await connect(withOAuth)
  await read('a')
  vi.advanceTimersByTime(3_569_000)
  await read('b')
  expect(server.at('/token')).toHaveLength(1)
  vi.advanceTimersByTime(1500)
  await read('c')
  expect(bearers(server.at('/gateway/look'))).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t2'])
})

test('a token that the system refuses is fetched anew once, by many callers too', async () => {
  const takes = ({ headers }: Arrived) =>
    headers.authorization === 'Bearer t1' ? { status: 401, body: { status: 'failed', errorCode: 'EXPIRED' } } : good
  const { server, read, effect } = await connect(withOAuth, takes)
  const answers = await Promise.all(Array.from({ length: 20 }, () => read('a')))
  expect(answers.every(({ kind }) => kind === 'answered')).toBe(true)
  expect(server.at('/token')).toHaveLength(2)
  const reference = randomUUID()
  expect(await effect({ to: 'a', reference })).toMatchObject({ kind: 'answered' })
})

test('whoever is never let in is unavailable, not refused by the bank; an effect did not happen', async () => {
  for (const status of [401, 403, 407]) {
    const { server, read, effect, reports } = await connect(withOAuth, () => ({
      status,
      body: { status: 'failed', errorCode: 'BLACKLISTED' },
    }))
    expect(await read('a')).toMatchObject({ kind: 'unavailable' })
    expect(await effect({ to: 'a', reference: randomUUID() })).toMatchObject({ kind: 'unavailable' })
    expect(reports.map(({ fault }) => fault)).toEqual(['access', 'access'])
    expect(server.at('/gateway/act')).toHaveLength(status === 401 ? 2 : 1)
  }
})

test.each([
  ['refuses us', { status: 401, body: { error: 'invalid_client', error_description: secret } }],
  ['is down', { status: 503, body: {} }],
  ['sends no token', { status: 200, body: { token_type: 'bearer' } }],
  ['sends a token that would end the header', { status: 200, body: { access_token: 'a\r\nx-evil: 1' } }],
  ['sends another kind of token', { status: 200, body: { access_token: 'a', token_type: 'mac' } }],
])('a server of tokens that %s: nothing is sent to the system, and no report quotes it', async (_, answer) => {
  const { server, read, effect, reports } = await connect(withOAuth, undefined, () => answer)
  expect(await read('a')).toMatchObject({ kind: 'unavailable' })
  expect(await effect({ to: 'a', reference: randomUUID() })).toMatchObject({ kind: 'unavailable' })
  expect(server.at('/gateway/look')).toEqual([])
  expect(server.at('/gateway/act')).toEqual([])
  expect(reports.map(({ fault }) => fault)).toEqual(['access', 'access'])
  expect(JSON.stringify(reports)).not.toContain(secret)
})

test('own headers and content type are sent with each request', async () => {
  const { server, read } = await connect(() => ({
    headers: { 'x-api-key': 'k', authorization: 'Basic dTpw' },
    contentType: 'application/vnd.bank+json',
  }))
  await read('a')
  expect(server.at('/gateway/look')[0]?.headers).toMatchObject({
    'x-api-key': 'k',
    authorization: 'Basic dTpw',
    'content-type': 'application/vnd.bank+json',
  })
})

const signatureOf = ({ headers, body }: Arrived) => {
  const [header = '', payload, signature = ''] = String(headers['x-jws-signature']).split('.')
  expect(payload).toBe('')
  const signed = Buffer.from(`${header}.${body}`)
  return { header: JSON.parse(Buffer.from(header, 'base64url').toString()), signed, signature }
}

test('a signature holds body, path, time and reference, and any other implementation can check it', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { server, effect } = await connect(() => ({
    signing: { algorithm: 'ES256', key: privateKey, keyId: 'key-1' },
  }))
  const reference = randomUUID()
  await effect({ to: 'आशा', reference })
  const [arrived] = server.at('/gateway/act')
  if (!arrived) throw new Error('nothing arrived')
  const { header, signed, signature } = signatureOf(arrived)
  expect(header).toEqual({
    alg: 'ES256',
    kid: 'key-1',
    b64: false,
    crit: ['b64'],
    iat: expect.closeTo(Date.now() / 1000, -2),
    jti: reference,
    htm: 'POST',
    htu: '/gateway/act',
  })
  const key = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true)
  const changed = Buffer.from(signed.toString().replace('आशा', 'x'))
  expect(verify('sha256', changed, key, Buffer.from(signature, 'base64url'))).toBe(false)
})

test('a shared secret signs by HMAC', async () => {
  const shared = randomBytes(32)
  const { server, read } = await connect(() => ({ signing: { algorithm: 'HS256', key: createSecretKey(shared) } }))
  await read('a')
  const [arrived] = server.at('/gateway/look')
  if (!arrived) throw new Error('nothing arrived')
  const { header, signed, signature } = signatureOf(arrived)
  expect(header).not.toHaveProperty('kid')
  expect(createHmac('sha256', shared).update(signed).digest('base64url')).toBe(signature)
})
