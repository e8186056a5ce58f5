import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { afterEach, expect, test } from 'vitest'
import { menu } from './console/menu.ts'
import { oneTimeCode } from './inbox.ts'
import { sandboxForTests } from './sandbox-for-tests.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
const open = async (settings: Parameters<typeof sandboxForTests>[0] = {}) => {
  const sandbox = await sandboxForTests(settings)
  cleanups.push(() => sandbox.close())
  return sandbox
}
const text = (to: string, words: string) => ({ to, template: 'MOBILE_OTP', text: words })

test('the inbox shows what was sent, newest first, with its code', async () => {
  const { systems, inbox } = await open()
  await systems.sms.send({ ...text('9812300010', '111111 is your code.'), reference: randomUUID() })
  await systems.sms.send({ ...text('9812300010', '222222 is your code.'), reference: randomUUID() })
  await systems.email.send({
    to: 'Nila@mail.example',
    template: 'EMAIL_OTP',
    subject: 'Code',
    text: 'Your code is 333333.',
    reference: randomUUID(),
  })
  expect((await inbox('9812300010')).map(({ otp, channel }) => [otp, channel])).toEqual([
    ['222222', 'sms'],
    ['111111', 'sms'],
  ])
  expect(await inbox('nila@mail.example')).toMatchObject([{ otp: '333333', subject: 'Code', to: 'Nila@mail.example' }])
  expect(await inbox('9812300011')).toEqual([])
})

test.each([
  ['MOBILE_OTP', 'Your code is: 4, 8, 2, 9, 1, 3. Once more: 4, 8, 2, 9, 1, 3. It is valid for 5 minutes.', '482913'],
  ['MOBILE_OTP', '482913 is your code. Valid for 10 minutes.\n\n@bank.example #482913', '482913'],
  ['SOCIAL_TRUST_OTP', '4821 is your 4-digit code', '4821'],
  ['EMAIL_OTP', 'आपका कोड 123456 है।', '123456'],
  ['CARD_SENT', 'Your card arrives by 12/2026. Call 1800 000 0000.', undefined],
  ['WELCOME', 'Your limit is ₹1,50,000.', undefined],
])('%s “%s” holds the code %s', (template, words, otp) => expect(oneTimeCode({ template, text: words })).toBe(otp))

test('everything is remembered over a restart, also after a line that a killed process left torn', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const first = await sandboxForTests({ dataDir })
  const order = {
    applicationReferenceNo: randomUUID(),
    customerType: 'NTB' as const,
    mobileNumber: '9812300012',
    productCode: 'pvrb',
    nameOnCard: 'NILA SEN',
    network: 'TARANG',
    creditLimit: 100_000,
  }
  const reference = randomUUID()
  await first.systems.cardHost.issue({ ...order, reference })
  await first.systems.sms.send({ ...text('9812300012', '654321 is your code.'), reference })
  await first.systems.aadhaar.sendOtp({ uid: '234123412346', mobileNumber: '9812300012', reference })
  await new Promise((resolve) => setTimeout(resolve, 350))
  const { cardReference = '' } = valueOf(await first.systems.cardHost.status(order))
  const { cardNumber } = valueOf(await first.systems.cardHost.number({ cardReference }))
  await first.close()
  const journal = join(dataDir, 'sandbox.jsonl')
  appendFileSync(journal, '["cards","half')

  const second = await open({ dataDir })
  expect(valueOf(await second.systems.cardHost.status(order)).cardReference).toBe(cardReference)
  expect(valueOf(await second.systems.cardHost.number({ cardReference })).cardNumber).toBe(cardNumber)
  expect((await second.systems.sms.send.byReference(reference)).kind).toBe('answered')
  expect((await second.inbox('9812300012'))[1]?.otp).toBe('654321')
  const kept = readFileSync(journal, 'utf8')
  for (const secret of ['234123412346', cardNumber]) expect(kept).not.toContain(secret)
})

test.each([
  ['timeout', 'unavailable'],
  ['reset', 'unavailable'],
  ['500', 'unavailable'],
  ['503', 'unavailable'],
  ['garbage', 'unavailable'],
  ['truncated', 'unavailable'],
  ['none', 'answered'],
] as const)('the dial of a system: %s makes a read %s, and only there', async (failure, kind) => {
  const { systems, dial } = await open({ timeoutMs: 150 })
  await dial({ systems: { location: { failure } } })
  expect((await systems.location.ip({ ip: '127.0.0.1' })).kind).toBe(kind)
  expect((await systems.clock.offset({})).kind).toBe('answered')
})

test('a dial can fail a number of times and then work, be slow, and be reset', async () => {
  const { systems, dial, url } = await open()
  await dial({ systems: { sms: { failure: '500', times: 2 } } })
  const send = async () => (await systems.sms.send({ ...text('9812300013', '1 code'), reference: randomUUID() })).kind
  expect([await send(), await send(), await send()]).toEqual(['unknown', 'unknown', 'answered'])

  await dial({ systems: { sms: { latencyMs: 120 } }, clockOffsetMs: 60_000 })
  const started = performance.now()
  await send()
  expect(performance.now() - started).toBeGreaterThanOrEqual(119)

  await fetch(`${url}/dials/reset`, { method: 'POST' })
  expect(await (await fetch(`${url}/dials`)).json()).toMatchObject({ systems: {}, clockOffsetMs: 0 })
})

test('the clock can be set to a moment', async () => {
  const { systems, dial, url } = await open()
  await dial({ clockAt: '2027-01-26T10:00:00+05:30' })
  const { now } = await (await fetch(`${url}/dials`)).json()
  expect(Math.abs(Date.parse(now) - Date.parse('2027-01-26T04:30:00Z'))).toBeLessThan(2000)
  const { offsetMs } = valueOf(await systems.clock.offset({}))
  expect(Math.abs(Date.now() + offsetMs - Date.parse('2027-01-26T04:30:00Z'))).toBeLessThan(2000)
})

test('a turned clock is answered once the journey that reads it has seen it', async () => {
  const { systems, dial } = await open()
  await systems.clock.offset({})
  let answered = false
  const turned = dial({ clockOffsetMs: 3_600_000 }).then(() => (answered = true))
  await new Promise((passed) => setTimeout(passed, 200))
  expect(answered).toBe(false)
  expect(valueOf(await systems.clock.offset({})).offsetMs).toBe(3_600_000)
  await turned
})

test('a dial or a request of a wrong form is refused', async () => {
  const { url } = await open()
  const post = async (path: string, body: unknown, headers = {}) =>
    (
      await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
    ).status
  expect(await post('/dials', { systems: { nowhere: { failure: '500' } } })).toBe(400)
  expect(await post('/systems/sms/messages', { destination: '12' }, { 'x-reference': randomUUID() })).toBe(400)
  const message = { destination: '9812300014', notificationType: 'SMS', templateId: 'T', body: 'x' }
  expect(await post('/systems/sms/messages', message)).toBe(400)
  expect(await post('/systems/sms/messages', message, { 'x-reference': randomUUID() })).toBe(200)
})

test('the front door shows people, and every page of the menu is served', async () => {
  const { url } = await open()
  expect(await (await fetch(`${url}/people`)).json()).toHaveLength(68)
  for (const { path } of menu) {
    const page = await fetch(url + path)
    expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8'])
  }
})

test('[RO-12] production has no sandbox: it does not start there', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production', SANDBOX_PORT: '0', DATA_DIR: tmpdir() }
  const { status, stderr, stdout } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('The sandbox bank is for development.')
})
