import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApplication } from '@card-journey/contract/calls/apps/createApplication.ts'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { reportError } from '@card-journey/contract/calls/apps/reportError.ts'
import { traceOf } from '@card-journey/contract/trace.ts'
import { Applicant, need } from './applicant.ts'
import { eventually } from './eventually.ts'
import { startProduct, type Running } from './running.ts'

let product: Running
const gateway = { asked: [] as IncomingHttpHeaders[], url: '', close: () => {} }
beforeAll(async () => {
  const server = createServer((request, response) => {
    gateway.asked.push(request.headers)
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ status: 'success', response: {} }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gateway.close = () => void server.close()
  product = await startProduct({ BANK_SMS_URL: gateway.url })
})
afterAll(async () => {
  await product.close()
  gateway.close()
})

const someone = (mobileNumber: string, sent?: (headers: Record<string, string>) => void) =>
  new Applicant({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    mobileNumber,
    fetch: async (input, init) => {
      sent?.(init?.headers as Record<string, string>)
      return fetch(input, init)
    },
  })

const lines = () =>
  product
    .logged()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('[HD-12] one trace goes from the browser’s call through the log to the bank’s system', async () => {
  const sent: Record<string, string>[] = []
  const person = someone('9812300791', (headers) => sent.push(headers))
  const transactionId = randomUUID()
  const asked = { mobileNumber: '9812300791', notificationType: 'SMS', language: 'en' } as const
  await person.client.call(generateOTP, asked, { transactionId })
  const trace = traceOf(transactionId)
  expect(sent.at(-1)?.['traceparent']).toBe(`00-${trace}-${trace.slice(16)}-01`)
  const ofTrace = lines().filter((line) => line['trace'] === trace)
  expect(ofTrace.map(({ event }) => event)).toEqual(expect.arrayContaining(['system-call', 'call']))
  const parents = gateway.asked.map(({ traceparent }) => traceparent).filter((header) => header?.includes(trace))
  expect(parents.length).toBeGreaterThan(0)
  // Each request has an id of its own, and none is the browser's.
  expect(parents.some((header) => header?.includes(trace.slice(16), 36))).toBe(false)
})

test('a call without a readable trace gets one, and no two share it', async () => {
  for (const traceparent of ['', 'garbage', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, '9812300792'])
    await fetch(`${product.url}/api/master/getDownTimeDetails`, { headers: { traceparent } })
  const traces = lines()
    .filter(({ event, call }) => event === 'call' && call === 'getDownTimeDetails')
    .map(({ trace }) => String(trace))
  expect(traces.length).toBeGreaterThanOrEqual(4)
  expect(new Set(traces).size).toBe(traces.length)
  for (const trace of traces) expect(trace).toMatch(/^(?!0+$)[0-9a-f]{32}$/)
  expect(product.logged()).not.toContain('9812300792')
})

test('the log says which build a page is of that calls, and nothing else that stands in its place', async () => {
  for (const build of ['4f5eb46b0c11', '9812300793', 'asha.rao'])
    await fetch(`${product.url}/api/master/getDownTimeDetails`, { headers: { 'x-build': build } })
  const builds = lines().flatMap(({ event, build }) => (event === 'call' ? [build] : []))
  expect(builds).toContain('4f5eb46b0c11')
  expect(product.logged()).not.toMatch(/9812300793|asha\.rao/)
})

test('what is logged while a job works carries the job’s trace', async () => {
  const { store } = product.server.composed.deps
  await store.outbox.add({
    kind: 'late-code',
    reference: randomUUID(),
    payload: { template: 'OTP', channel: 'sms', to: '9812300793', language: 'en' },
    at: product.server.composed.deps.clock(),
  })
  await eventually(async () => {
    const jobs = lines().filter(({ event, trace }) => event === 'job-failed' && trace)
    expect(jobs.length).toBeGreaterThan(0)
  })
})

test('[ER-34] the report of a failed call names its trace; anything else in its place is refused', async () => {
  const about = { kind: 'call', screen: 'cards', name: createApplication.id, diagnostic: '', build: '' } as const
  const trace = traceOf(randomUUID())
  await need(someone('9812300794').client.call(reportError, { ...about, problem: 'NETWORK', trace }))
  expect(lines().find(({ failedTrace }) => failedTrace === trace)).toMatchObject({ event: 'browser-error' })
  expect(await product.server.composed.deps.store.reports.latest(1)).toMatchObject([{ detail: { trace } }])
  const refused = await someone('9812300794').client.call(reportError, { ...about, trace: '9812300794' })
  expect(refused).toMatchObject({ ok: false, problem: 'BAD_REQUEST' })
})
