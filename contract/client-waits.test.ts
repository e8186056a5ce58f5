import { afterEach, expect, test, vi } from 'vitest'
import { generateOTP } from './calls/apps/generateOTP.ts'
import { setMPIN } from './calls/apps/setMPIN.ts'
import { createClient, type ClientSettings, type Trouble } from './client.ts'
import { silenceLimit } from './network.ts'

afterEach(() => vi.useRealTimers())

const sent = {
  status: 'success',
  response: { message: 'sent', delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 },
}
const lost = new TypeError('Failed to fetch')
const failing = (status: number, errorCode = 'UNAVAILABLE') => ({
  status: 'failed',
  errorCode,
  response: {},
  http: status,
})
const pauses = [1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 15_000]

/** A browser's client over a network that gives these responses, repeating the last one; waiting takes no time. */
function browserOn(answers: readonly object[], settings: Partial<ClientSettings> = {}) {
  const transactions: string[] = []
  const troubles: (Trouble | undefined)[] = []
  let clock = 0
  const client = createClient({
    fetch: async (_, init = {}) => {
      transactions.push(new Headers(init.headers).get('x-transaction-id') ?? '')
      const answer = answers[Math.min(transactions.length, answers.length) - 1]
      if (answer instanceof Error) throw answer
      return new Response(JSON.stringify(answer), {
        status: (answer as { http?: number }).http ?? 200,
        headers: { 'content-type': 'text/plain' },
      })
    },
    baseUrl: '',
    envelope: async () => ({
      thumbprint: '',
      publicKeyHeader: '',
      serverKeyId: '',
      seal: async (body) => body,
      open: async (body) => ({ body, iat: 0 }),
    }),
    ids: () => ({ webSessionId: 'web1', applicationId: '', sessionToken: '', token: '' }),
    onToken: () => undefined,
    onServerTime: () => undefined,
    now: () => clock,
    sleep: async () => undefined,
    newId: () => 'txn-1',
    connection: { online: () => true, wait: async (ms) => void (clock += ms) },
    hostPauses: pauses,
    ...settings,
  })
  const ask = (impatient = false) =>
    client.call(
      generateOTP,
      { mobileNumber: '9876543210' },
      { impatient, onTrouble: (trouble) => troubles.push(trouble) },
    )
  const setPin = () =>
    client.call(setMPIN, { mpin: '270518', confirmMpin: '270518' }, { onTrouble: (trouble) => troubles.push(trouble) })
  return { ask, setPin, transactions, troubles, waited: () => clock }
}

test('a lost connection is waited for without end, under the same transaction id', async () => {
  const { ask, transactions, troubles, waited } = browserOn([...Array<Error>(500).fill(lost), sent])
  expect((await ask()).ok).toBe(true)
  expect(transactions).toHaveLength(501)
  expect(new Set(transactions)).toEqual(new Set(['txn-1']))
  expect(waited()).toBeGreaterThan(3_600_000)
  expect(new Set(troubles)).toEqual(new Set(['unreached', undefined]))
  expect(troubles.at(-1)).toBeUndefined()
})

test('without a network nothing is sent until there is one, and the call says so at once', async () => {
  let online = false
  const looks: number[] = []
  const { ask, transactions, troubles } = browserOn([sent], {
    connection: {
      online: () => online,
      async wait(ms) {
        looks.push(ms)
        expect([transactions, troubles]).toEqual([[], ['offline']])
        online = true
      },
    },
  })
  expect((await ask()).ok).toBe(true)
  expect([transactions.length, looks.length, troubles]).toEqual([1, 1, ['offline', undefined]])
})

test('[ER-10] a host that fails is asked again for a minute, which is not called a poor connection', async () => {
  for (const status of [502, 503, 504]) {
    const { ask, transactions, troubles, waited } = browserOn([failing(status)])
    expect(await ask()).toMatchObject({ ok: false, problem: 'UNAVAILABLE', httpStatus: status })
    expect(waited()).toBe(60_000)
    expect(transactions).toEqual(Array(pauses.length + 1).fill('txn-1'))
    expect(new Set(troubles)).toEqual(new Set(['host', undefined]))
  }
})

test('[ER-10] a host that takes long to fail is asked for the last time a minute after it first failed', async () => {
  let clock = 0
  const attemptMs = 9000
  const sentAt: number[] = []
  const { ask } = browserOn([], {
    fetch: async () => {
      sentAt.push(clock)
      clock += attemptMs
      return new Response(JSON.stringify(failing(503)), { status: 503, headers: { 'content-type': 'text/plain' } })
    },
    now: () => clock,
    connection: { online: () => true, wait: async (ms) => void (clock += ms) },
  })
  expect((await ask()).ok).toBe(false)
  expect(sentAt.at(-1)).toBe(attemptMs + 60_000)
})

test('a host that works again within the minute answers the same request; one still at work is waited for', async () => {
  for (const trouble of [failing(503), failing(409, 'STILL_RUNNING')]) {
    const { ask, transactions } = browserOn([trouble, trouble, trouble, sent])
    expect((await ask()).ok).toBe(true)
    expect(transactions).toHaveLength(4)
  }
})

test('a fault of our own is asked about three times more, a draft’s failing host not at all', async () => {
  const fault = browserOn([failing(500, 'INTERNAL')])
  expect(await fault.ask()).toMatchObject({ ok: false, problem: 'INTERNAL' })
  expect(fault.transactions).toHaveLength(4)
  const draft = browserOn([failing(503)])
  expect((await draft.ask(true)).ok).toBe(false)
  expect(draft.transactions).toHaveLength(1)
})

test('a connection that stays silent is cut, and the same request sent again', async () => {
  vi.useFakeTimers()
  let asked = 0
  const signals: (AbortSignal | null | undefined)[] = []
  const { ask, troubles } = browserOn([], {
    fetch: async (_, init = {}) => {
      signals.push(init.signal)
      asked += 1
      if (asked === 1) return new Promise<never>(() => undefined)
      return new Response(JSON.stringify(sent), { headers: { 'content-type': 'text/plain' } })
    },
  })
  const answer = ask()
  await vi.advanceTimersByTimeAsync(silenceLimit - 1)
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).ok).toBe(true)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  expect(troubles).toEqual(['unreached', undefined])
})

test('an answer that can’t be opened is no lost connection: it ends', async () => {
  const envelope: ClientSettings['envelope'] = async () => ({
    thumbprint: '',
    publicKeyHeader: '',
    serverKeyId: '',
    seal: async (body) => body,
    open: async () => {
      throw new Error('answer of another call')
    },
  })
  const { ask, transactions } = browserOn([sent], { envelope })
  expect(await ask()).toMatchObject({ ok: false, problem: 'NETWORK' })
  expect(transactions).toHaveLength(4)
})

test.each([
  ['another is signed in', 'session-2'],
  ['nobody is signed in', ''],
])('what one person asked for is not sent again once %s: it would be done for them', async (_, after) => {
  let sessionToken = 'session-1'
  const { setPin, transactions, troubles } = browserOn([failing(503)], {
    ids: () => ({ webSessionId: 'web1', applicationId: '', sessionToken, token: '' }),
    connection: { online: () => true, wait: async () => void (sessionToken = after) },
  })
  expect(await setPin()).toMatchObject({ ok: false, problem: 'SESSION_ENDED' })
  expect(transactions).toHaveLength(1)
  expect(troubles).toEqual(['host', undefined])
})
