import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { traceOf } from '@card-journey/contract/trace.ts'
import { Applicant } from './applicant.ts'
import { eventually } from './eventually.ts'
import { startProduct, type Running } from './running.ts'
import { asha, begin, giveDetails, giveWork } from './steps.ts'

interface Received {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status?: { code?: number }
  attributes: { key: string; value: unknown }[]
}

/** What collects spans over OTLP in JSON. */
const collector = {
  url: '',
  headers: [] as IncomingHttpHeaders[],
  texts: [] as string[],
  spans: [] as Received[],
  close: () => {},
}

/** The header of each request that a bank's system got. */
const parents: string[] = []
const gateway = { url: '', close: () => {} }

async function serve(
  into: { url: string; close: () => void },
  take: (headers: IncomingHttpHeaders, body: string, path: string) => Promise<unknown>,
) {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      void take(request.headers, body, request.url ?? '').then((answer) => response.end(JSON.stringify(answer)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  into.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  into.close = () => void server.close()
}

let product: Running
beforeAll(async () => {
  await serve(collector, async (headers, body) => {
    collector.headers.push(headers)
    collector.texts.push(body)
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Received[] }[] }[] }
    collector.spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    return {}
  })
  await serve(gateway, async ({ traceparent, 'x-reference': reference }, body, path) => {
    parents.push(String(traceparent))
    const headers = { 'content-type': 'application/json', 'x-reference': String(reference) }
    return (await fetch(`${product.sandboxUrl}/systems/sms${path}`, { method: 'POST', headers, body })).json()
  })
  product = await startProduct({
    BANK_SMS_URL: gateway.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key',
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
}, 60_000)
afterAll(async () => {
  await product.close()
  collector.close()
  gateway.close()
})

const says = ({ attributes }: Received, value: string): boolean => JSON.stringify(attributes).includes(value)

const someone = (mobileNumber: string) =>
  new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber })

test('a code that is asked for is one tree of spans, and the gateway is told which of them asks', async () => {
  const transactionId = randomUUID()
  const asked = { mobileNumber: '9812200781', notificationType: 'SMS', language: 'en' } as const
  await someone('9812200781').client.call(generateOTP, asked, { transactionId })
  const ofTrace = () => collector.spans.filter(({ traceId }) => traceId === traceOf(transactionId))
  // The first attempt tells the browser the sandbox's time.
  const answered = () => ofTrace().find((span) => span.name === 'POST /api/apps/generateOTP' && says(span, '200'))
  const call = await eventually(() => answered() ?? Promise.reject(new Error('not collected yet')))
  const spans = ofTrace().filter(({ parentSpanId }) => parentSpanId === call.spanId)
  const request = spans.find(({ name }) => name.startsWith('POST sms/'))
  expect(spans.map(({ name }) => name)).toContain('store challenges.request')
  expect(call.parentSpanId).toBe(traceOf(transactionId).slice(16))
  expect(parents).toContain(`00-${traceOf(transactionId)}-${request?.spanId}-01`)
  expect(collector.headers.at(-1)?.['x-collector-key']).toBe('a key')
  expect(collector.texts.at(-1)).toContain('card-journey')
})

test('[T18] the spans of saves and jobs name no mobile number, PAN, e-mail, name or reference', async () => {
  const applicant = someone('9812200782')
  const person = { ...asha, panNumber: 'ABCPS2782F', emailId: 'spans@example.com' }
  await begin(applicant)
  await giveDetails(applicant, person)
  await giveWork(applicant, 'FROM_50000')
  await product.server.composed.deps.store.outbox.add({
    kind: 'close-applications',
    reference: randomUUID(),
    at: product.server.composed.deps.clock(),
  })
  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  await eventually(() => expect(named('job close-applications')).not.toEqual([]))
  // A parent ends after its children, and may come with a later delivery.
  const isThere = ({ parentSpanId }: Received) => collector.spans.some(({ spanId }) => spanId === parentSpanId)
  await eventually(() => {
    expect(named('POST /api/apps/updateApplication').length).toBeGreaterThan(2)
    expect(named('store save').every(isThere)).toBe(true)
  })
  const saves = named('store save')
  expect(saves.length).toBeGreaterThan(1)
  for (const save of saves) {
    const call = collector.spans.find(({ spanId }) => spanId === save.parentSpanId)
    expect(call?.traceId).toBe(save.traceId)
    expect(call?.name).toMatch(/^(POST \/api\/|job )/)
  }
  const namesIn = (parent: Received | undefined) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId).map(({ name }) => name)
  const ofSaves = named('POST /api/apps/updateApplication').map(namesIn)
  expect(ofSaves.filter((names) => names.includes('store save'))).not.toEqual([])
  expect(ofSaves.every((names) => names.includes('store openRequest'))).toBe(true)
  const [job] = named('job close-applications')
  expect(job?.parentSpanId ?? '').toBe('')
  expect(namesIn(job)).toContain('store outbox.open')
  const all = collector.texts.join('\n')
  expect(all).not.toMatch(/98122007|ABCPS2782F|spans@example|asha|kulkarni/i)
  expect(all).not.toContain(applicant.applicationId)
  expect(all).not.toMatch(/select |insert into/i)
})

test('work outside of calls and jobs makes no spans', () => {
  expect(collector.spans.filter(({ name }) => /outbox\.relay|clock/.test(name))).toEqual([])
})
