import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startMisbehavingHost } from './misbehaving-host.ts'
import type { Misbehaviour } from './misbehaving-host.ts'
import { tolerantObject, listOf } from './response-fields.ts'
import { defineOperation } from './operation.ts'
import { connectHost } from './transport.ts'
import type { CallReport, Host } from './transport.ts'

const shape = {
  request: z.strictObject({ to: z.string() }),
  response: tolerantObject({ msgId: z.string(), parts: listOf(z.string(), 3) }),
}
const look = defineOperation({ system: 'sms', path: '/look', kind: 'read', ...shape })
const act = defineOperation({ system: 'sms', path: '/act', kind: 'effect', ...shape })

let server: Awaited<ReturnType<typeof startMisbehavingHost>>
let host: Host
let reports: CallReport[]

beforeAll(async () => {
  server = await startMisbehavingHost({ msgId: 'M1' })
})
afterAll(() => server.close())

const connect = (changes: Partial<Parameters<typeof connectHost>[0]> = {}) =>
  connectHost({
    system: 'sms',
    baseUrl: server.url,
    timeoutMs: 250,
    totalMs: 900,
    concurrency: 16,
    breakerMs: 150,
    onCall: (call) => reports.push(call),
    ...changes,
  })

beforeEach(() => {
  reports = []
  host = connect()
})
afterEach(() => host.close())

const verbs = () => ({
  read: host.read(
    look,
    (to: string) => ({ to }),
    ({ msgId }) => msgId,
  ),
  effect: host.effect(
    act,
    ({ to }: { to: string }) => ({ to }),
    ({ msgId }) => msgId,
  ),
})

const secret = '9876543210'
const lost = { kind: 'unavailable' }

test('a good answer arrives with its value, the host’s reference and its time, under our reference', async () => {
  server.plan('well')
  const reference = randomUUID()
  expect(await verbs().effect({ to: secret, reference })).toEqual({
    kind: 'answered',
    value: 'M1',
    reference: 'HOST-1',
    ms: expect.any(Number),
  })
  expect(server.received).toEqual([{ path: '/host/act', reference }])
})

test('a refusal carries its code; a code of the wrong form is garbage', async () => {
  server.plan('refusal')
  expect(await verbs().read(secret)).toMatchObject({ kind: 'refused', code: 'NUMBER_BLOCKED' })
  server.plan('hostileCode')
  expect(await verbs().read(secret)).toEqual(lost)
})

test('unknown keys are ignored; a bad entry of a list is reported by its field, never by its value', async () => {
  server.plan('extraField')
  expect(await verbs().read(secret)).toMatchObject({ kind: 'answered', value: 'M1' })
  expect(reports[0]).not.toHaveProperty('dropped')
  server.plan('badEntry')
  expect(await verbs().read(secret)).toMatchObject({ kind: 'answered', value: 'M1' })
  expect(reports[1]).toMatchObject({ outcome: 'answered', dropped: 'invalid_type' })
})

/** attempts: how often a read and an effect are sent; effect: the result of the effect. */
const faults: {
  fault: Misbehaviour
  reads: number
  effects: number
  effect: 'unknown' | 'unavailable'
  wait?: number
  /** There was a response, but an unreadable one. */
  garbled?: true
}[] = [
  { fault: 'timeout', reads: 3, effects: 1, effect: 'unknown' },
  { fault: 'reset', reads: 3, effects: 1, effect: 'unknown' },
  { fault: 'resetInBody', reads: 3, effects: 1, effect: 'unknown' },
  { fault: '500', reads: 3, effects: 1, effect: 'unknown' },
  { fault: '503', reads: 3, effects: 3, effect: 'unavailable' },
  { fault: '503RetryAfter', reads: 1, effects: 1, effect: 'unavailable', wait: 7 },
  { fault: '429', reads: 1, effects: 1, effect: 'unavailable', wait: 3 },
  { fault: '404html', reads: 1, effects: 1, effect: 'unavailable' },
  { fault: 'html', reads: 1, effects: 1, effect: 'unknown' },
  { fault: 'truncated', reads: 1, effects: 1, effect: 'unknown' },
  { fault: 'wrongTypes', reads: 1, effects: 1, effect: 'unknown', garbled: true },
  { fault: 'otherStatus', reads: 1, effects: 1, effect: 'unknown' },
  { fault: 'huge', reads: 1, effects: 1, effect: 'unknown' },
  { fault: 'redirect', reads: 1, effects: 1, effect: 'unknown' },
  { fault: 'drip', reads: 3, effects: 1, effect: 'unknown' },
]

describe.each(faults)('[T24, T25] a host that does $fault', ({ fault, reads, effects, effect, wait, garbled }) => {
  test(`a read is unavailable after ${reads} attempts at most, and nothing is thrown`, async () => {
    server.plan(fault)
    const started = performance.now()
    expect(await verbs().read(secret)).toEqual({ ...lost, retryAfterSeconds: wait, garbled })
    expect(performance.now() - started).toBeLessThan(1500)
    expect(server.received.length).toBeLessThanOrEqual(reads)
    expect(server.received.every(({ path }) => path === '/host/look')).toBe(true)
    expect(JSON.stringify(reports)).not.toContain(secret)
  })

  test(`an effect is ${effect} and sent ${effects} times, always under one reference`, async () => {
    server.plan(fault)
    const reference = randomUUID()
    const expected = effect === 'unknown' ? { kind: 'unknown', reference } : { ...lost, retryAfterSeconds: wait }
    expect(await verbs().effect({ to: secret, reference })).toEqual(expected)
    expect(server.received).toHaveLength(effects)
    expect(new Set(server.received.map((each) => each.reference))).toEqual(new Set([reference]))
  })
})

test('a read that fails once is repeated and answered', async () => {
  server.plan('reset', 'well')
  expect(await verbs().read(secret)).toMatchObject({ kind: 'answered', value: 'M1' })
  expect(reports).toMatchObject([{ outcome: 'answered', attempts: 2 }])
})

test('the outcome of an unknown effect is asked by its reference, not repeated', async () => {
  server.plan('timeout', 'well')
  const { effect } = verbs()
  const reference = randomUUID()
  expect(await effect({ to: secret, reference })).toEqual({ kind: 'unknown', reference })
  expect(await effect.byReference(reference)).toMatchObject({ kind: 'answered', value: 'M1' })
  expect(server.received.map(({ path }) => path)).toEqual(['/host/act', '/host/act/by-reference'])
})

test('a host that is not there is unavailable for reads and effects', async () => {
  await host.close()
  host = connect({ baseUrl: 'http://127.0.0.1:9/nothing' })
  expect(await verbs().read(secret)).toEqual({ ...lost, retryAfterSeconds: undefined })
  expect(await verbs().effect({ to: secret, reference: randomUUID() })).toMatchObject(lost)
})

test('[T25] the breaker opens after failures in a row, spares the host, and closes when it is well again', async () => {
  server.plan('500')
  for (let call = 0; call < 8; call += 1) await verbs().effect({ to: secret, reference: randomUUID() })
  server.plan('well')
  expect(await verbs().read(secret)).toEqual({ kind: 'unavailable', retryAfterSeconds: 1 })
  expect(server.received).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await verbs().read(secret)).toMatchObject({ kind: 'answered' })
})

test('a burst waits its turn: more calls at once than the bulkhead holds are all answered', async () => {
  await host.close()
  host = connect({ concurrency: 2 })
  const reads = Array.from({ length: 10 }, () => verbs().read(secret))
  expect((await Promise.all(reads)).map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => 'answered'))
})

test('more calls than the bulkhead and its queue hold are unavailable at once', async () => {
  await host.close()
  host = connect({ concurrency: 2 })
  const reads = Array.from({ length: 13 }, () => verbs().read(secret))
  const kinds = (await Promise.all(reads)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(3)
})

test('who waited until an answer can no longer come in time is turned away, and nothing was sent', async () => {
  await host.close()
  host = connect({ concurrency: 2, totalMs: 400 })
  server.plan('timeout')
  const effects = Array.from({ length: 5 }, () => verbs().effect({ to: secret, reference: randomUUID() }))
  const kinds = (await Promise.all(effects)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'unavailable')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === 'unknown')).toHaveLength(2)
  expect(server.received).toHaveLength(2)
})

test('a call ends in its own time: retries, their pauses and the wait in the queue count', async () => {
  await host.close()
  // Each holds the only place until it is given up, and then waits for it again.
  host = connect({ concurrency: 1, timeoutMs: 400, totalMs: 2000 })
  server.plan('timeout')
  const spent = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const began = performance.now()
      await verbs().read(secret)
      return performance.now() - began
    }),
  )
  expect(Math.max(...spent)).toBeLessThan(2000 + 400)
})

test('what its caller has left ends a call sooner, and is no fault of the host', async () => {
  await host.close()
  let leftMs = 150
  host = connect({ timeLeft: () => leftMs })
  server.plan('timeout')
  const began = performance.now()
  for (let call = 0; call < 8; call++) expect(await verbs().read(secret)).toMatchObject(lost)
  expect(performance.now() - began).toBeLessThan(8 * 250)
  expect(host.breaker()).toBe('closed')
  // Too little for an answer: nothing is sent, so that an effect is not left unknown.
  leftMs = 20
  server.plan('well')
  expect(await verbs().effect({ to: secret, reference: randomUUID() })).toEqual(lost)
  expect(server.received).toEqual([])
})

test('[T25] a huge answer is cut off after one mebibyte', async () => {
  server.plan('huge')
  const before = process.memoryUsage().rss
  await Promise.all(Array.from({ length: 8 }, () => verbs().read(secret)))
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
})
