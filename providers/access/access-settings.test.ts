import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { testCertificate } from '../email/mail-server-for-tests.ts'
import { readAccess } from './access-settings.ts'
import { certificatesForTests } from './certificates-for-tests.ts'

const folder = mkdtempSync(join(tmpdir(), 'access-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}

const { authority, client } = certificatesForTests
const certificate = {
  TLS_CERT: file('client.crt', client.cert),
  TLS_KEY: file('client.key', client.key),
  TLS_CA: file('ca.crt', authority),
}
const token = { OAUTH_TOKEN_URL: 'https://login.bank.example/token', OAUTH_CLIENT_ID: 'cards' }
const shared = randomBytes(32).toString('base64')
const pem = (type: 'ec' | 'rsa') =>
  (type === 'ec'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2048 })
  ).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString()

const named = (prefix: string, settings: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [prefix + name, value]))

test('without settings nothing is sent; what is set for all is sent to every system at BANK_URL', () => {
  expect(readAccess({})).toEqual({ access: {}, refusals: [] })
  const { access, refusals } = readAccess({
    BANK_URL: 'https://systems.bank.example',
    ...named('BANK_', { ...certificate, ...token, HEADERS: 'X-Api-Key: k\n x-tenant:cards ', TIMEOUT_MS: '2500' }),
    BANK_SMS_HEADERS: 'x-api-key: of sms',
    BANK_CARD_HOST_SIGNING_KEY: shared,
  })
  expect(refusals).toEqual([])
  expect(access['core-bank']).toEqual({
    headers: { 'x-api-key': 'k', 'x-tenant': 'cards' },
    oauth: { tokenUrl: token.OAUTH_TOKEN_URL, clientId: 'cards', clientAuth: 'basic' },
    tls: { cert: client.cert, key: client.key, ca: authority },
    timeoutMs: 2500,
  })
  expect(access.sms).toMatchObject({ headers: { 'x-api-key': 'of sms' }, timeoutMs: 2500 })
  expect(access['card-host']?.signing).toMatchObject({ algorithm: 'HS256' })
})

test('a system with an address of its own gets nothing that is set for the others', () => {
  const { access } = readAccess({
    BANK_PAN_URL: 'https://pan.vendor.example',
    BANK_PAN_OAUTH_SCOPE: 'pan',
    ...named('BANK_PAN_', token),
    ...named('BANK_', { ...token, OAUTH_CLIENT_SECRET: 'of the bank', HEADERS: 'x-api-key: k', SIGNING_KEY: shared }),
  })
  expect(access.pan).toEqual({
    oauth: { tokenUrl: token.OAUTH_TOKEN_URL, clientId: 'cards', clientAuth: 'basic', scope: 'pan' },
  })
})

test('the time-out for all is that of a system with an address of its own too, unless it has its own', () => {
  const { access } = readAccess({
    BANK_PAN_URL: 'https://pan.vendor.example',
    BANK_SMS_URL: 'https://sms.vendor.example',
    BANK_SMS_TIMEOUT_MS: '900',
    ...named('BANK_', { TIMEOUT_MS: '2500', HEADERS: 'x-api-key: k' }),
  })
  expect(access.pan).toEqual({ timeoutMs: 2500 })
  expect(access.sms).toEqual({ timeoutMs: 900 })
})

test('part of what is set for one system is never filled up with what is set for all', () => {
  const { refusals } = readAccess({
    ...named('BANK_', { ...token, OAUTH_CLIENT_SECRET: 'of the bank' }),
    BANK_SMS_OAUTH_CLIENT_ID: 'sms',
  })
  expect(refusals).toEqual([
    'OAuth needs BANK_SMS_OAUTH_TOKEN_URL and BANK_SMS_OAUTH_CLIENT_ID: one of them is missing.',
  ])
})

test.each([
  ['a shared secret', shared, 'HS256'],
  ['a key of P-256', pem('ec'), 'ES256'],
  ['a key of RSA', pem('rsa'), 'RS256'],
])('%s says itself how it signs', (_, key, algorithm) => {
  expect(readAccess({ BANK_SMS_SIGNING_KEY: key }).access.sms?.signing?.algorithm).toBe(algorithm)
})

const refused: [string, Readonly<Record<string, string>>, string][] = [
  ['a header without a name', { HEADERS: 'just-a-key' }, 'must have a header in each line'],
  ['a header that would end itself', { HEADERS: 'x-key: a\rb' }, 'must have a header in each line'],
  ['a header of ours', { HEADERS: 'Content-Type: text/xml' }, 'must not have content-type'],
  ['a header twice', { HEADERS: 'x-key: a\nX-Key: b' }, 'has a header twice'],
  ['two authorizations', { ...token, HEADERS: 'authorization: Basic x' }, 'leave one out'],
  ['OAuth without a client', { OAUTH_TOKEN_URL: token.OAUTH_TOKEN_URL }, 'one of them is missing'],
  ['tokens over plain http', { ...token, OAUTH_TOKEN_URL: 'http://login.bank.example/t' }, 'must be an https address'],
  ['an unknown way for the secret', { ...token, OAUTH_CLIENT_AUTH: 'query' }, 'must be basic or body'],
  ['a certificate without its key', { TLS_CERT: certificate.TLS_CERT }, 'one of them is missing'],
  ['a file that is not there', { ...certificate, TLS_CA: join(folder, 'none') }, "which can't be read"],
  ['the key of another', { ...certificate, TLS_KEY: file('other.key', testCertificate.key) }, 'must name PEM files'],
  ['an authority that is none', { TLS_CA: file('none.crt', 'hello') }, 'must name PEM files'],
  ['a short secret', { SIGNING_KEY: randomBytes(16).toString('base64') }, 'must be a private key'],
  [
    'a secret that is no base64',
    { SIGNING_KEY: 'correct horse battery staple, and more of it' },
    'must be a private key',
  ],
  ['a public key', { SIGNING_KEY: authority }, 'must be a private key'],
  ['the name of no key', { SIGNING_KEY_ID: 'key-1' }, 'is set alone'],
  ['a time-out of no time', { TIMEOUT_MS: '5' }, 'must be 100 to 12000'],
  ['one that is longer than our own', { TIMEOUT_MS: '30000' }, 'must be 100 to 12000'],
  ['a content type that is no JSON', { CONTENT_TYPE: 'text/xml' }, 'must be a form of JSON'],
]

test.each(refused)('refused in a sentence that names the setting and no value: %s', (_, settings, sentence) => {
  const { refusals } = readAccess({ BANK_SMS_URL: 'https://sms.example', ...named('BANK_SMS_', settings) })
  expect(refusals).toEqual([expect.stringContaining(sentence)])
  expect(refusals[0]).toMatch(/BANK_SMS_[A-Z]/)
  for (const name of ['HEADERS', 'SIGNING_KEY']) {
    const value = settings[name]
    if (value) expect(refusals[0]).not.toContain(value)
  }
})

test('a certificate for a system that is called over plain http is refused: it would never be shown', () => {
  for (const url of [{}, { BANK_URL: 'http://127.0.0.1:9000' }])
    expect(readAccess({ ...url, ...named('BANK_', certificate) }).refusals).toEqual([
      'BANK_TLS_CERT and BANK_TLS_CA need an https address in BANK_URL.',
    ])
})
