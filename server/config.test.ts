import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { refuseOpenDatabase } from './database-line.ts'

const production = {
  NODE_ENV: 'production',
  MASTER_KEY: randomBytes(32).toString('base64'),
  BANK_URL: 'https://systems.bank.example',
  PUBLIC_URL: 'https://cards.bank.example',
  DATABASE_URL: 'postgresql://db/cards?sslmode=verify-full',
}
const key = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64')

const hsm = 'pkcs11:token=cards;object=master-1?module-path=/usr/lib/softhsm/libsofthsm2.so'
const folder = mkdtempSync(join(tmpdir(), 'authority-'))
const authority = join(folder, 'ca.pem')
writeFileSync(authority, 'an authority')
afterAll(() => rmSync(folder, { recursive: true }))
const byAuthority = `uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${authority}`
const operator = { OPERATOR_PORT: '9000' }
const drawn = `whsec_${key(randomBytes(32))}`
const typed = `whsec_${key('correct-horse_battery.staple!123')}`

describe('production refuses', () => {
  test.each([
    ['no MASTER_KEY', { MASTER_KEY: undefined }, 'Production needs MASTER_KEY'],
    ['a MASTER_KEY of zeros', { MASTER_KEY: key(new Uint8Array(32)) }, 'not random'],
    ['one of a repeated word', { MASTER_KEY: key('secret!!'.repeat(4)) }, 'not random'],
    ['one that counts', { MASTER_KEY: key(Uint8Array.from({ length: 32 }, (_, i) => i)) }, 'not random'],
    ['one that was typed', { MASTER_KEY: key('correct-horse_battery.staple!123') }, 'not random'],
    ['a short one', { MASTER_KEY: key(randomBytes(16)) }, '32 bytes'],
    ['no PUBLIC_URL', { PUBLIC_URL: undefined }, 'https address'],
    ['a PUBLIC_URL without TLS', { PUBLIC_URL: 'http://cards.bank.example' }, 'https address'],
    ['a NOTIFICATION_SECRET that was typed', { ...operator, NOTIFICATION_SECRET: typed }, 'NOTIFICATION_SECRET is not'],
    [
      'a good one beside a typed one',
      { ...operator, NOTIFICATION_SECRET: `${drawn},${typed}` },
      'NOTIFICATION_SECRET is not',
    ],
    [
      'notifications where applicants come in',
      { NOTIFICATION_SECRET: drawn },
      'NOTIFICATION_SECRET needs OPERATOR_PORT',
    ],
    ['systems without TLS', { BANK_URL: 'http://systems.bank.example' }, 'BANK_URL must be https'],
    ['one system without TLS', { BANK_BUREAU_URL: 'http://10.0.0.7:8080' }, 'BANK_BUREAU_URL must be https'],
    ['the sandbox bank', { BANK_URL: undefined }, 'Production needs BANK_URL'],
    ['a database without TLS', { DATABASE_URL: 'postgresql://db/cards' }, 'DATABASE_URL must have sslmode=verify-full'],
    ['one whose certificate nobody checks', { DATABASE_URL: 'postgresql://db/cards?sslmode=no-verify' }, 'verify-full'],
    [
      'one by libpq’s rules',
      { DATABASE_URL: 'postgresql://db/cards?uselibpqcompat=true&sslmode=require' },
      'verify-full',
    ],
    ['one whose name nobody checks', { DATABASE_URL: `postgresql://db/cards?${byAuthority}` }, 'verify-full'],
    ['TLS that may be left out', { DATABASE_URL: 'postgresql://db/cards?sslmode=disable' }, 'verify-full'],
    [
      'a host that only begins like this machine',
      { DATABASE_URL: 'postgresql://localhost.example/cards' },
      'verify-full',
    ],
    ['a host that stands behind the address', { DATABASE_URL: 'postgresql://localhost/cards?host=db' }, 'verify-full'],
    ['a queue’s way without TLS', { JOBS_DATABASE_URL: 'postgresql://db/cards' }, 'JOBS_DATABASE_URL must have'],
    [
      'a file of authorities that is not there',
      { DATABASE_URL: `postgresql://db/cards?sslrootcert=${folder}/no` },
      'DATABASE_URL names the file',
    ],
    ['any certificate', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'accepts any certificate'],
  ])('%s', (_, change, sentence) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(sentence)
  })

  test('no way to the database that others can’t read, or that the bank answers for', () => {
    for (const DATABASE_URL of [
      `postgresql://db/cards?sslmode=verify-full&sslrootcert=${authority}`,
      'postgresql://db/cards?host=/var/run/postgresql',
      'postgresql://%2Fvar%2Frun%2Fpostgresql/cards',
      'postgresql://cards:secret@localhost:6432/cards',
      'postgresql://127.0.0.1/cards',
      'postgresql://[::1]/cards',
    ])
      expect(readConfig({ ...production, DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    const open = { DATABASE_URL: 'postgresql://db/cards', JOBS_DATABASE_URL: 'postgresql://db:6543/cards' }
    expect(readConfig({ ...production, ...open, DB_TLS: 'network' }).databaseUrl).toBe(open.DATABASE_URL)
    expect(readConfig(open).production).toBe(false)
  })

  test('a command for the database alone, on the same terms', () => {
    const open = { DATABASE_URL: 'postgresql://cards_owner:secret@db/cards' }
    expect(() => refuseOpenDatabase({ ...open, NODE_ENV: 'production' })).toThrow(/^DATABASE_URL must have(?!.*secret)/)
    refuseOpenDatabase(open)
    refuseOpenDatabase({ ...open, NODE_ENV: 'production', DB_TLS: 'network' })
    refuseOpenDatabase({ NODE_ENV: 'production' })
  })

  test('nothing of a proper setting', () => {
    for (let draws = 0; draws < 200; draws++)
      expect(readConfig({ ...production, MASTER_KEY: key(randomBytes(32)) }).production).toBe(true)
    const { notificationKeys } = readConfig({ ...production, ...operator, NOTIFICATION_SECRET: `${drawn}, ${drawn}` })
    expect(notificationKeys).toHaveLength(2)
    expect(readConfig(production).notificationKeys).toEqual([])
    const inHsm = readConfig({ ...production, MASTER_KEY: '', MASTER_KEY_HSM: hsm, HSM_PIN: '1234' })
    expect(inHsm).toMatchObject({ masterKey: undefined, pkcs11: { uri: hsm, pin: '1234' } })
    for (const url of ['http://localhost:9443', 'http://127.0.0.1:9443/bank', 'https://bureau.example'])
      expect(readConfig({ ...production, BANK_BUREAU_URL: url }).systemUrls.bureau).toBe(url)
  })
})

test.each([
  ['an unknown NODE_ENV', { NODE_ENV: 'prod' }, 'NODE_ENV'],
  ['a certificate without its key', { TLS_CERT: 'cert.pem' }, 'TLS_CERT is set alone'],
  ['a key without its certificate', { TLS_KEY: 'key.pem' }, 'TLS_KEY is set alone'],
  ['a key beside an empty certificate', { TLS_CERT: '', TLS_KEY: 'key.pem' }, 'TLS_KEY is set alone'],
  ['an empty NODE_ENV', { NODE_ENV: '' }, 'NODE_ENV'],
  ['a database that is no PostgreSQL', { DATABASE_URL: 'mysql://db/cards' }, 'DATABASE_URL'],
  ['a bank of another scheme', { BANK_URL: 'ftp://systems.bank.example' }, 'BANK_URL'],
  ['one system’s address that is none', { BANK_CARD_HOST_URL: 'systems' }, 'BANK_CARD_HOST_URL'],
  ['a proxy that is no address', { TRUSTED_PROXIES: 'balancer' }, 'TRUSTED_PROXIES'],
  ['a block that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  ['everybody as a proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ['an address of another scheme', { PUBLIC_URL: 'data:text/html,x' }, 'PUBLIC_URL'],
  ['an address of a file', { PUBLIC_URL: 'ftp://cards.bank.example' }, 'PUBLIC_URL'],
  ['an address with a path', { PUBLIC_URL: 'https://bank.example/cards' }, 'PUBLIC_URL'],
  ['a foreign origin that is none', { ALLOWED_ORIGINS: 'https://a.example,*' }, 'ALLOWED_ORIGINS'],
  ['a short NOTIFICATION_SECRET', { NOTIFICATION_SECRET: `whsec_${key(randomBytes(24))}` }, 'NOTIFICATION_SECRET'],
  ['one without whsec_', { NOTIFICATION_SECRET: key(randomBytes(32)) }, 'NOTIFICATION_SECRET'],
  ['a mail server without a sender', { SMTP_URL: 'smtps://mail.example' }, 'SMTP_URL is set alone'],
  ['a sender without a mail server', { EMAIL_FROM: 'a@b.example' }, 'EMAIL_FROM is set alone'],
  ['a mail server of another scheme', { SMTP_URL: 'https://mail.example', EMAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  ['a user without a password', { SMTP_URL: 'smtps://me@mail.example', EMAIL_FROM: 'a@b.example' }, 'SMTP_URL'],
  ['two senders', { SMTP_URL: 'smtps://mail.example', EMAIL_FROM: 'a@b.example, c@d.example' }, 'EMAIL_FROM'],
  [
    'two ways for email',
    { SMTP_URL: 'smtps://mail.example', EMAIL_FROM: 'a@b.example', BANK_EMAIL_URL: 'https://mail.example' },
    'both set',
  ],
  ['an HSM without its PIN', { MASTER_KEY_HSM: hsm }, 'needs HSM_PIN'],
  ['an HSM that is no PKCS#11 URI', { MASTER_KEY_HSM: 'cards', HSM_PIN: '1234' }, 'MASTER_KEY_HSM'],
  [
    'a master key beside an HSM',
    { MASTER_KEY: key(randomBytes(32)), MASTER_KEY_HSM: hsm, HSM_PIN: '1234' },
    'MASTER_KEY_OTHERS',
  ],
  ['a further master key that is short', { MASTER_KEY_OTHERS: key(randomBytes(16)) }, 'MASTER_KEY_OTHERS'],
  ['one port for applicants and operators', { PORT: '3000', OPERATOR_PORT: '3000' }, 'OPERATOR_PORT must differ'],
])('everywhere refused: %s', (_, environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})

test('spans are collected where OpenTelemetry’s settings say, a tenth of the traces; without an endpoint there are none', () => {
  expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '1' }).spans).toBeUndefined()
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(readConfig(set).spans).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    service: 'card-journey',
    share: 0.1,
  })
  const headers = 'Authorization=Bearer%20a=b, x-tenant=cards'
  expect(readConfig({ ...set, OTEL_EXPORTER_OTLP_HEADERS: headers }).spans?.headers).toEqual({
    authorization: 'Bearer a=b',
    'x-tenant': 'cards',
  })
  for (const wrong of ['no value', 'a=%zz', 'a=%0d%0ab', 'a b=c'])
    expect(() => readConfig({ ...set, OTEL_EXPORTER_OTLP_HEADERS: wrong }), wrong).toThrow('name=value')
})

test('an empty setting is none', () => {
  const config = readConfig({ PORT: '', OPERATOR_PORT: '', MASTER_KEY: '', PUBLIC_URL: '', BANK_SMS_URL: '' })
  expect(config).toMatchObject({ port: 3000, operator: undefined, masterKey: undefined, systemUrls: {} })
  expect(readConfig({ TRUSTED_PROXIES: ' 10.0.0.5, fd00::/8 ,loopback' }).trustedProxies).toEqual([
    '10.0.0.5',
    'fd00::/8',
    'loopback',
  ])
})

test('localhost and 127.0.0.1 are one origin to a local server; a bank’s own address is the only one of a bank’s', () => {
  expect(readConfig({ PORT: '4500' }).allowedOrigins).toEqual(['http://localhost:4500', 'http://127.0.0.1:4500'])
  expect(readConfig({ ...production, PUBLIC_URL: 'https://cards.bank.example/' }).allowedOrigins).toEqual([
    'https://cards.bank.example',
  ])
  expect(readConfig({ ALLOWED_ORIGINS: ' https://a.example , https://b.example/' }).allowedOrigins.slice(2)).toEqual([
    'https://a.example',
    'https://b.example',
  ])
})
