import { expect, test } from 'vitest'
import { isSuccess } from './response-body.ts'
import { dedupeWithMOBAndDOB } from './calls/apps/dedupeWithMOBAndDOB.ts'
import { generateOTP } from './calls/apps/generateOTP.ts'
import { sendNotification } from './calls/apps/sendNotification.ts'
import { getPinCodeDetails } from './calls/master/getPinCodeDetails.ts'
import { createClient, type ClientSettings } from './client.ts'

interface Sent {
  url: string
  method: string
  headers: Headers
  body: unknown
}

const asked = { mobileNumber: '9876543210' }
const codeSent = {
  status: 'success',
  response: { message: 'sent', delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 },
}

/** The real client over a network that records what is sent and gives these responses, one after another. */
function recorded(answers: readonly object[], settings: Partial<ClientSettings> = {}) {
  const sent: Sent[] = []
  const tokens: string[] = []
  const pauses: number[] = []
  let made = 0
  const client = createClient({
    fetch: async (input, init = {}) => {
      const { method = '', headers, body } = init
      sent.push({
        url: typeof input === 'string' ? input : input instanceof URL ? input.href : input.url,
        method,
        headers: new Headers(headers),
        body,
      })
      const answer = answers[Math.min(sent.length, answers.length) - 1]
      if (answer instanceof Error) throw answer
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'text/plain' } })
    },
    baseUrl: 'https://api.example.in',
    envelope: async () => ({
      thumbprint: 'thumbprint',
      publicKeyHeader: 'public-key',
      serverKeyId: 'server-key',
      seal: async (body) => `sealed:${btoa(body)}`,
      open: async (body) => ({ body, iat: 1_790_000_000 }),
    }),
    ids: () => ({ webSessionId: 'web1', applicationId: '', sessionToken: '', token: '' }),
    onToken: (token) => tokens.push(token),
    onServerTime: () => undefined,
    now: () => 1_790_000_000_000,
    sleep: async (ms) => void pauses.push(ms),
    newId: () => `txn-${++made}`,
    ...settings,
  })
  return { client, sent, tokens, pauses }
}

test('[HD-01, HD-13] a request goes to the base URL that is set, and to the same origin where none is', async () => {
  const separate = recorded([codeSent])
  await separate.client.call(generateOTP, asked)
  expect(separate.sent.map(({ url, method }) => [method, url])).toEqual([
    ['POST', 'https://api.example.in/api/apps/generateOTP'],
  ])
  const own = recorded([{ status: 'success', response: {} }], { baseUrl: '' })
  await own.client.call(getPinCodeDetails, { pinCode: '560001', language: undefined })
  expect(own.sent.map(({ url, method }) => [method, url])).toEqual([
    ['GET', '/api/master/getPinCodeDetails?pinCode=560001'],
  ])
})

test('[HD-03] a body is sent as text/plain, and never unsealed', async () => {
  const { client, sent } = recorded([codeSent])
  await client.call(generateOTP, asked)
  expect(sent[0]?.headers.get('content-type')).toBe('text/plain')
  expect(sent[0]?.body).toBe(`sealed:${btoa('{"mobileNumber":"9876543210"}')}`)
})

test('[HD-04, HD-12] x-trace-id carries the application id, else the web session id', async () => {
  let applicationId = ''
  const { client, sent } = recorded([codeSent], {
    ids: () => ({ webSessionId: 'web1', applicationId, sessionToken: '', token: '' }),
  })
  await client.call(generateOTP, asked)
  applicationId = 'CC1'
  await client.call(generateOTP, asked)
  expect(sent.map(({ headers }) => headers.get('x-trace-id'))).toEqual(['web1', 'CC1'])
})

test('[HD-05, HD-12] x-transaction-id is fresh for each request; a repetition of the same one keeps it', async () => {
  const { client, sent, pauses } = recorded([codeSent, codeSent, new Error('offline'), codeSent])
  await client.call(generateOTP, asked)
  await client.call(generateOTP, asked)
  expect(await client.call(generateOTP, asked)).toMatchObject({ ok: true })
  expect(sent.map(({ headers }) => headers.get('x-transaction-id'))).toEqual(['txn-1', 'txn-2', 'txn-3', 'txn-3'])
  expect(pauses).toHaveLength(1)
})

test('[HD-06, HD-12] x-amzn-trace-id is Root=1-, 8 and 24 hex, made from both ids', async () => {
  const traceOf = async (webSessionId: string, applicationId: string): Promise<string> => {
    const ids = () => ({ webSessionId, applicationId, sessionToken: '', token: '' })
    const { client, sent } = recorded([codeSent], { ids })
    await client.call(generateOTP, asked)
    return sent[0]?.headers.get('x-amzn-trace-id') ?? ''
  }
  const trace = await traceOf('web1', 'CC1')
  expect(trace).toMatch(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24}$/)
  expect(await traceOf('web1', 'CC1')).toBe(trace)
  expect(await traceOf('web2', 'CC1')).not.toBe(trace)
  expect(await traceOf('web1', 'CC2')).not.toBe(trace)
})

test('[HD-07, HD-08] sessionToken and jwt carry what is stored, and are not sent while nothing is', async () => {
  const stored = { webSessionId: 'web1', applicationId: '', sessionToken: '', token: '' }
  const { client, sent } = recorded([codeSent], { ids: () => stored })
  await client.call(generateOTP, asked)
  Object.assign(stored, { sessionToken: 'session-1', token: 'token-1' })
  await client.call(generateOTP, asked)
  expect(sent.map(({ headers }) => [headers.get('sessionToken'), headers.get('jwt')])).toEqual([
    [null, null],
    ['session-1', 'token-1'],
  ])
})

test('[HD-09] the source application id of a request is CCSFDC, and no other is taken', () => {
  const dedupe = { requestId: 'r', actionType: 'CRN_MB_DOB', mobileNumber: '9876543210' }
  const notification = { requestId: 'r', action: 'OPTIN', notificationType: 'WHATSAPP', messages: [] }
  for (const [call, request] of [
    [dedupeWithMOBAndDOB, dedupe],
    [sendNotification, notification],
  ] as const) {
    expect(call.request.safeParse({ ...request, sourceAppId: 'CCSFDC' }).success).toBe(true)
    for (const sourceAppId of ['ccsfdc', 'CCSFDX', '', undefined])
      expect(call.request.safeParse({ ...request, sourceAppId }).success).toBe(false)
  }
})

test('[HD-10, NX-S-12] success is a status equal, lower-cased, to success; every other answer is a failure', async () => {
  for (const status of ['success', 'SUCCESS', 'Success']) {
    expect(isSuccess({ status })).toBe(true)
    const { client } = recorded([{ ...codeSent, status }])
    expect(await client.call(generateOTP, asked)).toMatchObject({ ok: true, response: codeSent.response })
  }
  for (const status of ['failed', 'rejected', 'failure', 'successful', '', undefined, 1]) {
    expect(isSuccess({ status })).toBe(false)
    const { client } = recorded([{ ...codeSent, status }])
    expect((await client.call(generateOTP, asked)).ok).toBe(false)
  }
})

test('every response that says when the session ends is passed on', async () => {
  const ends: string[] = []
  const said = { status: 'success', response: {}, token: 't', sessionEndsAt: '2026-11-21T07:00:00.000Z' }
  const { client } = recorded([said, codeSent], { onSessionEnd: (at) => ends.push(at) })
  await client.call(generateOTP, asked)
  await client.call(generateOTP, asked)
  expect(ends).toEqual(['2026-11-21T07:00:00.000Z'])
})

test('[CA-29] a token in any answer replaces the stored one, in a failed answer too; an answer without one leaves it', async () => {
  const { client, tokens } = recorded([
    { ...codeSent, token: 'token-1' },
    codeSent,
    { status: 'failed', response: {}, errorCode: 'OTP_TOO_SOON', token: 'token-2' },
  ])
  for (let call = 0; call < 3; call++) await client.call(generateOTP, asked)
  expect(tokens).toEqual(['token-1', 'token-2'])
})

test('[SC-27] planned work is no failing host: its refusal is told at once', async () => {
  const until = '2026-11-25T11:15:00.000Z'
  let sent = 0
  const { client, pauses } = recorded([], {
    fetch: async () => {
      sent += 1
      const refusal = { status: 'failed', errorCode: 'MAINTENANCE', response: { until } }
      return new Response(JSON.stringify(refusal), { status: 503, headers: { 'content-type': 'text/plain' } })
    },
  })
  expect(await client.call(generateOTP, asked as never)).toMatchObject({ problem: 'MAINTENANCE', detail: { until } })
  expect([sent, pauses]).toEqual([1, []])
})
