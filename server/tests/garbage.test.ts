import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResponseBody } from '@card-journey/contract/response-body.ts'
import { calls as served } from '@card-journey/contract/api.ts'
import { generateOTP } from '@card-journey/contract/calls/apps/generateOTP.ts'
import { updateApplication } from '@card-journey/contract/calls/apps/updateApplication.ts'
import type { Call } from '@card-journey/contract/call.ts'
import { canary, hostileJson, hostileText, shapeOf, soak } from '@card-journey/contract/garbage-for-tests.ts'
import { bodyType, headers } from '@card-journey/contract/headers.ts'
import { isProblemCode } from '@card-journey/contract/problem.ts'
import { problemsOf } from '@card-journey/contract/wire-problems.ts'
import { Applicant, need } from './applicant.ts'
import { atRest } from './background.ts'
import { openHour, startProduct, type Running } from './running.ts'
import { begin } from './steps.ts'
import { openState, placeAt } from './stored.ts'

let product: Running
let applicant: Applicant

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000000' })
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9412345678' })
  await begin(applicant)
  await atRest(product)
}, 240_000)
afterAll(() => product.close())

/** Some of what is sent ends the session; the next test needs one. */
beforeEach(async () => {
  if ((await applicant.load()).ok) return
  applicant = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: String(mobileNumber++) })
  await begin(applicant)
})

const limit = 1000
let mobileNumber = 9_412_345_600

/** A busy machine may be slow once; input that causes slowness does so every time. */
async function soon<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    const started = performance.now()
    const answer = await ask()
    const ms = performance.now() - started
    if (ms < limit) return answer
    if (tries === 3) throw new Error(`answered after ${Math.round(ms)} ms`)
  }
}

interface Answered {
  status: number
  answer: ResponseBody
}

/** The applicant's request with this text in its envelope (or, for a GET, with this query). */
async function send(call: Call, body: string, more: Record<string, string> = {}): Promise<Answered> {
  const txn = randomUUID()
  const about = { call: `${call.method} ${call.path}`, txn }
  const envelope = await applicant.channel()
  const post = call.method === 'POST'
  const iat = Math.floor(Date.now() / 1000) + Math.round((product.server.composed.deps.clock() - Date.now()) / 1000)
  const response = await fetch(`${product.url}${call.path}${post ? '' : body}`, {
    method: call.method,
    headers: {
      'content-type': bodyType,
      cookie: applicant.cookie,
      [headers.transaction]: txn,
      [headers.trace]: applicant.webSessionId,
      [headers.sessionToken]: applicant.sessionToken,
      [headers.jwt]: applicant.token,
      ...(!post && { [headers.sessionKey]: envelope.publicKeyHeader }),
      ...more,
    },
    ...(post && { body: await envelope.seal(body, { ...about, iat, first: true }) }),
  })
  const text = await response.text()
  const sealed = response.headers.get('content-type')?.startsWith(bodyType)
  const answer = JSON.parse(sealed ? (await envelope.open(text, about)).body : text) as ResponseBody
  if (answer.token) applicant.token = answer.token
  return { status: response.status, answer }
}

/** A success that matches the call's schema, or one problem that the contract declares for this call; never a 5xx. */
function isOfContract(call: Call, { status, answer }: Answered): void {
  if (answer.status === 'success') {
    expect(status).toBe(200)
    expect(call.response.safeParse(answer.response).error).toBeUndefined()
    return
  }
  expect(answer).toMatchObject({ status: 'failed', message: expect.any(String) as string })
  expect(problemsOf(call)).toContain(answer.errorCode)
  expect(status, answer.errorCode).toBeLessThan(500)
}

let read = 0

/** No log line since the last check contains what was sent, and none reports a bug. */
function logsAreClean(): void {
  const logged = product.logged()
  const lines = logged.slice(read).split('\n')
  read = logged.length
  const forms = [canary, Buffer.from(canary).toString('hex'), Buffer.from(canary).toString('base64').slice(0, 11)]
  const isBug = (line: string) => line.includes('"event":"bug"') || line.includes('"event":"database-down"')
  const bad = lines.filter((line) => isBug(line) || forms.some((form) => line.includes(form)))
  expect(bad.map((line) => line.slice(0, 600))).toEqual([])
}

const queryOf = fc
  .array(
    fc.tuple(
      fc.constantFrom('language', 'prefix', 'pinCode', 'code', '__proto__', 'a[b]', '%', canary),
      hostileText(64),
    ),
    {
      maxLength: 4,
    },
  )
  .chain((pairs) =>
    fc.boolean().map((encoded) =>
      pairs
        .map(([name, value]) =>
          encoded
            ? `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`
            : `${name}=%${value.length}%E0%A4%A`,
        )
        .join('&')
        .slice(0, 9000),
    ),
  )
  .map((query) => `?${query}`)

describe.each(served.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test(
    '[T6, T28] garbage in the envelope is answered at once by a problem of the contract',
    { timeout: 20_000 * soak, meta: { runs: 12 * soak } },
    async () => {
      const state = call.allowed === 'by-action' ? openState(call) : undefined
      await fc.assert(
        fc.asyncProperty(call.method === 'GET' ? queryOf : hostileJson(shapeOf(call.request)), async (body) => {
          if (state) await placeAt(product, applicant, state)
          isOfContract(call, await soon(() => send(call, body)))
        }),
        { numRuns: 12 * soak },
      )
      logsAreClean()
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    },
  )
})

test(
  '[T6] garbage in the answers of every screen is a mistake beside its field, never a failure',
  async () => {
    const { screens } = await import('./garbage-screens.ts')
    for (const { screen, action, record, fields } of screens()) {
      await fc.assert(
        fc.asyncProperty(
          fc.array(hostileText(60), { minLength: fields.length, maxLength: fields.length }),
          async (values) => {
            const version = await placeAt(product, applicant, record)
            const answers = Object.fromEntries(
              fields.map((field, index) => [field, (values[index] ?? '').slice(0, 400)]),
            )
            const applicationReferenceNo = applicant.applicationId
            const body = JSON.stringify({
              applicationDetails: { ...answers, applicationReferenceNo, version, screen, action },
            })
            isOfContract(updateApplication, await soon(() => send(updateApplication, body)))
          },
        ),
        { numRuns: 2 * soak },
      )
    }
    logsAreClean()
  },
  60_000 * soak,
)

const unread: Answered = { status: 200, answer: { status: 'failed', response: {} } }
const headerText = hostileText(200).map((text) =>
  Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .trim(),
)

test(
  '[T7, T12, T18] garbage in the headers is refused, and none of it is logged',
  { timeout: 30_000 * soak, meta: { runs: 60 * soak } },
  async () => {
    const names = [
      'cookie',
      'origin',
      headers.trace,
      headers.transaction,
      headers.sessionToken,
      headers.jwt,
      headers.amazonTrace,
      headers.sessionKey,
    ]
    const good = JSON.stringify({ mobileNumber: '9412345679' })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), headerText, fc.constantFrom(...served), async (name, value, call) => {
        const given = { [name]: value.slice(0, 12_000) }
        const body = call.method === 'GET' ? '' : good
        const { status, answer } = await soon(() =>
          send(call, body, given).catch((error: Error) => {
            // The response is sealed for another transaction or in plain: the browser accepts neither.
            if (error.message === 'answer of another call') return unread
            throw error
          }),
        )
        expect(status).toBeLessThan(500)
        if (answer.errorCode) expect(isProblemCode(answer.errorCode)).toBe(true)
      }),
      { numRuns: 60 * soak },
    )
    logsAreClean()
  },
)

/** Sealed bodies that were cut, moved, re-headed. */
const brokenEnvelope = (sealed: string): fc.Arbitrary<string> => {
  const parts = sealed.split('.')
  const header = JSON.parse(Buffer.from(parts[0] ?? '', 'base64url').toString()) as Record<string, unknown>
  const reheaded = (text: string) => [Buffer.from(text).toString('base64url'), ...parts.slice(1)].join('.')
  return fc.oneof(
    fc.nat(sealed.length - 1).map((cut) => sealed.slice(0, cut)),
    fc.tuple(fc.nat(4), hostileText()).map(([index, text]) => parts.with(index, text).join('.')),
    fc
      .tuple(fc.nat(4), fc.nat(4))
      .filter(([a, b]) => a !== b && parts[a] !== parts[b])
      .map(([a, b]) => parts.with(a, parts[b] ?? '').join('.')),
    fc
      .constantFrom('none', 'RSA-OAEP', 'ECDH-ES+A256KW', 'PBES2-HS256+A128KW', 'dir', '', null, 1, ['dir'])
      .map((alg) => reheaded(JSON.stringify({ ...header, alg }))),
    fc.constantFrom('A128GCM', 'A256CBC-HS512', '', null).map((enc) => reheaded(JSON.stringify({ ...header, enc }))),
    fc
      .tuple(fc.constantFrom(...Object.keys(header), 'crit', 'zip', 'p2c'), hostileText())
      .map(([name, text]) => reheaded(JSON.stringify({ ...header, [name]: text }))),
    fc
      .constantFrom('1e400', '-1e400', 'null', '"now"', '{}', '[[[[1]]]]')
      .map((iat) => reheaded(JSON.stringify(header).replace(/"iat":\d+/, `"iat":${iat}`))),
    fc.constantFrom('__proto__', 'constructor').map((kid) => reheaded(JSON.stringify({ ...header, alg: 'dir', kid }))),
    fc.constant(reheaded(`{"__proto__":{"alg":"dir"},"epk":${'{"x":'.repeat(4000)}1${'}'.repeat(4000)}}`)),
    fc.constant(reheaded(JSON.stringify({ ...header, apv: 'x'.repeat(60_000) }))),
    fc.constantFrom(
      '.',
      '....',
      '.'.repeat(60_000),
      `${sealed}.`,
      `${sealed}=`,
      sealed.replaceAll('.', '\n'),
      '{}',
      '"x"',
    ),
    hostileText(),
  )
}

test(
  '[T12] a broken envelope gives one plain problem, whatever is broken',
  { timeout: 30_000 * soak, meta: { runs: 80 * soak } },
  async () => {
    const envelope = await applicant.channel()
    const txn = randomUUID()
    const call = `POST ${generateOTP.path}`
    const sealed = await envelope.seal('{}', { call, txn, iat: Math.floor(openHour / 1000), first: true })
    await fc.assert(
      fc.asyncProperty(
        brokenEnvelope(sealed).filter((body) => body !== sealed),
        async (body) => {
          const response = await soon(() =>
            fetch(`${product.url}${generateOTP.path}`, {
              method: 'POST',
              headers: { 'content-type': bodyType, [headers.transaction]: txn },
              body,
            }),
          )
          const { errorCode } = (await response.json()) as ResponseBody
          expect(['BAD_ENVELOPE', 'UNKNOWN_KEY', 'TOO_LARGE']).toContain(errorCode)
          expect([400, 401, 413]).toContain(response.status)
        },
      ),
      { numRuns: 80 * soak },
    )
    logsAreClean()
  },
)

/** One request as bytes on a socket; the status and body of what comes back. */
function rawRequest(bytes: Buffer): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on(
      'error',
      (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && reject(error),
    )
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString()
      const [head = '', ...body] = text.split('\r\n\r\n')
      // A client that keeps sending after a refusal may find the connection closed instead of reading the refusal.
      resolve({ status: Number(head.split(' ')[1] ?? 400), body: body.join('\r\n\r\n') })
    })
  })
}

const target = fc.oneof(
  hostileText(2000).map(
    (text) =>
      `/${Buffer.from(text)
        .toString('latin1')
        .replaceAll(/[^\x21-\xff]/g, '')}`,
  ),
  hostileText(200).map((text) => `/auth/error?type=${encodeURIComponent(text.toWellFormed())}`),
  fc.constantFrom(
    '/%',
    '/api/%',
    '/api/master/%E0%A4%A',
    '/auth/%00',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../../../package.json',
    '/assets/%2e%2e%2f%2e%2e%2fserver/main.js',
    '/card-details?productLogo=%',
    '/card-details?productLogo[]=a&productLogo=__proto__',
    '//example.com/',
    '/\\example.com',
    'http://example.com/api/keys',
    '*',
    `/${'a/'.repeat(4000)}`,
    `/cards?${'a=1&'.repeat(3000)}`,
  ),
)

test(
  '[T16, T28] a garbled request line, a long address, a huge header: a 4xx in our words, and the server keeps running',
  { timeout: 40_000 * soak, meta: { runs: 80 * soak } },
  async () => {
    const requests = fc.tuple(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'TRACE', 'OPTIONS', 'HEAD', canary, ''),
      target,
      fc.constantFrom(
        '',
        `cookie: ${'a=b; '.repeat(5000)}\r\n`,
        `${canary}: \u0000\r\n`,
        `x: ${'x'.repeat(40_000)}\r\n`,
        'content-length: -1\r\n',
        'content-length: 5\r\ncontent-length: 6\r\n',
        'transfer-encoding: chunked\r\n',
        'content-type: application/json\r\ncontent-length: 2\r\n',
      ),
    )
    await fc.assert(
      fc.asyncProperty(requests, async ([method, address, more]) => {
        const bytes = Buffer.from(
          `${method} ${address} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n{}`,
          'latin1',
        )
        const { status, body } = await soon(() => rawRequest(bytes))
        expect(status, bytes.toString('latin1').slice(0, 120)).toBeGreaterThanOrEqual(200)
        expect(status, bytes.toString('latin1').slice(0, 120)).toBeLessThan(500)
        expect(body).not.toMatch(/node_modules|\bat .*:\d+:\d+|FST_ERR|Fastify/)
      }),
      { numRuns: 80 * soak },
    )
    logsAreClean()
    expect(await need(applicant.load())).toHaveLength(1)
  },
)
