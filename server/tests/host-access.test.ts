import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { Applicant, need } from './applicant.ts'
import { startProduct, type Running } from './running.ts'

vi.setConfig({ testTimeout: 60_000 })

const apiKey = 'key-that-no-log-may-have'
const signingKey = randomBytes(32).toString('base64')

let product: Running
beforeAll(async () => {
  product = await startProduct({
    BANK_HEADERS: `x-api-key: ${apiKey}`,
    BANK_SIGNING_KEY: signingKey,
    BANK_CONTENT_TYPE: 'application/vnd.bank.v2+json',
    BANK_SMS_TIMEOUT_MS: '12000',
  })
}, 60_000)
afterAll(() => product.close())

const systemPath = '/systems/sms/messages'

test('[T18] an application begins at a bank that asks for a key and a signature, and no log has either', async () => {
  const naked = await fetch(product.sandboxUrl + systemPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(naked.status).toBe(401)

  const applicant = new Applicant({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    mobileNumber: '9812388001',
    clockOffset: product.server.composed.deps.clock() - Date.now(),
  })
  await need(applicant.proveMobile())
  await need(applicant.load())
  await need(applicant.apply())
  const logged = product.logged()
  expect(logged).toContain('system-call')
  for (const secret of [apiKey, signingKey]) expect(logged).not.toContain(secret)
})

test('access that can’t be used stops the start, in a sentence without the secret', () => {
  const secret = 'no-key-and-no-secret'
  const start = () => readConfig({ BANK_SMS_SIGNING_KEY: secret, BANK_PAN_HEADERS: secret })
  expect(start).toThrow('BANK_SMS_SIGNING_KEY must be a private key in PEM')
  expect(start).toThrow('BANK_PAN_HEADERS must have a header in each line')
  try {
    start()
  } catch (error) {
    expect(String(error)).not.toContain(secret)
  }
})
