import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls as served } from '@card-journey/contract/api.ts'
import type { Call } from '@card-journey/contract/call.ts'
import { hashToken } from '../crypto/token.ts'
import { issueToken } from '../http/token.ts'
import { grantFor } from '../services/card/reveal.ts'
import { Applicant, need, saidBy } from './applicant.ts'
import { atRest } from './background.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'
import { sampleRequest, type OwnIds } from './sample-requests.ts'
import { begin } from './steps.ts'
import { expectNoEffect, openState, placeAt } from './stored.ts'

/** Every call that requires a session, from the contract: a new one is attacked here automatically. */
const ofSession = served.filter(({ caller }) => caller === 'signed-in' || caller === 'applicant')
const ofApplicant = ofSession.filter(({ caller }) => caller === 'applicant')

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
}

/** Every field of a request, `a.b` below `a`, `a[]` for the members of a list. */
function fieldsOf(shape: Shape, path = ''): string[] {
  if (shape.properties)
    return Object.entries(shape.properties).flatMap(([name, inner]) => fieldsOf(inner, path ? `${path}.${name}` : name))
  return shape.items ? fieldsOf(shape.items, `${path}[]`) : [path]
}

const fieldsOfCall = ({ request }: Call): string[] => fieldsOf(z.toJSONSchema(request, { io: 'input' }) as Shape)

/** What can be someone else's: the field's name → what it identifies. `nobody’s` only tells enquiries apart. */
const belongings: Readonly<Record<string, keyof OwnIds | 'trust' | 'analysis' | 'nobody’s'>> = {
  applicationId: 'applicationId',
  applicationReferenceNo: 'applicationId',
  mobileNumber: 'mobileNumber',
  'destination[]': 'mobileNumber',
  ticket: 'ticket',
  grant: 'grant',
  tsRequestId: 'trust',
  perfiosTransactionId: 'analysis',
  requestId: 'nobody’s',
  clientId: 'nobody’s',
  sourceAppId: 'nobody’s',
  // Of the browser's own file, looked up within the own application alone (upload-races.test.ts).
  uploadId: 'nobody’s',
  // The registry takes it with the own application's transaction alone (ckyc.test.ts).
  CKYCToken: 'nobody’s',
  // Known to the browser that made it, as a hash to the store: takes back nothing but what it handed off (hand-off.test.ts).
  token: 'nobody’s',
  // Proven by a code that is bound to the browser which asked for it (T3).
  emailId: 'nobody’s',
  // Entered, never looked up: UIDAI's code proves the Aadhaar's own mobile number.
  'mobileLinkToAadhaar mobileNumber': 'nobody’s',
  // Known to the registry, not stored here (T18).
  uid: 'nobody’s',
  // Known to the airline, which says of it only whether it is a member’s (frequent-flyer.test.ts).
  frequentFlyerNumber: 'nobody’s',
}
const soundsLikeAnother = /(id|no|ref|reference|ticket|grant|token|number|pan|crn|destination|key)(\[\])?$/i
const whoseIs = (call: Call, path: string) =>
  belongings[`${call.id} ${path}`] ?? belongings[lastPart(path)] ?? 'nobody’s'
const lastPart = (path: string): string => path.split('.').at(-1) ?? ''

let product: Running
/** The attacker and the victim. */
let a: Applicant
let b: Applicant
/** The last request on the wire. */
let wire: { status: number; length: number; headers: string }
let ended: Readonly<Record<string, Partial<Pick<Applicant, 'sessionToken' | 'cookie'>>>>

const someone = (mobileNumber: string): Applicant =>
  new Applicant({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    mobileNumber,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      const length = (await response.clone().arrayBuffer()).byteLength
      const names = [...response.headers.keys()].filter((name) => name !== 'date')
      wire = { status: response.status, length, headers: names.join() }
      return response
    },
  })

const deps = () => product.server.composed.deps
const sql = (text: string, values: unknown[]) => product.server.composed.store.database.pool.query(text, values)

const sessionOf = async ({ sessionToken }: Applicant): Promise<string> => {
  const { rows } = await sql('select id from session where token_hash = $1', [hashToken(sessionToken)])
  return (rows[0] as { id: string }).id
}

beforeAll(async () => {
  product = await startProduct({ RATE_FACTOR: '1000' })
  ;[a, b] = [someone('9512345671'), someone('9512345672')]
  await begin(a)
  await begin(b)
  const [out, idle, old] = [someone('9512345673'), someone('9512345674'), someone('9512345675')]
  for (const each of [out, idle, old]) await begin(each)
  const { sessionToken, cookie } = out
  await need(out.client.call(calls.leaveApplication, { path: '/auth/personal-details', exit: true }))
  const ago = (minutes: number): Date => new Date(deps().clock() - minutes * 60_000)
  await sql('update session set last_seen_at = $1 where id = $2', [ago(31), await sessionOf(idle)])
  await sql('update session set created_at = $1 where id = $2', [ago(241), await sessionOf(old)])
  ended = {
    unknown: { sessionToken: 'A'.repeat(43) },
    'signed out': { sessionToken, cookie },
    idle: { sessionToken: idle.sessionToken, cookie: idle.cookie },
    'too old': { sessionToken: old.sessionToken, cookie: old.cookie },
    'of another browser': { sessionToken: b.sessionToken, cookie: b.cookie },
    'without its cookie half': { cookie: '' },
    'with another’s cookie half': { cookie: b.cookie },
  }
  await atRest(product)
}, 240_000)
afterAll(() => product.close())

/** Sends a request as `a`, with parts of the session changed for this request only. */
async function ask(
  call: Call,
  request: unknown,
  changed: Partial<Pick<Applicant, 'sessionToken' | 'cookie' | 'token' | 'applicationId'>> = {},
) {
  const { sessionToken, cookie, token, applicationId } = a
  Object.assign(a, changed)
  const answer = saidBy(await a.client.call(call, request as never))
  Object.assign(a, { sessionToken, cookie, token, applicationId })
  return { answer, wire }
}

const ownOf = ({ applicationId, settings: { mobileNumber } }: Applicant): OwnIds => ({ applicationId, mobileNumber })

test('every field that sounds like someone’s id is listed here, so that the tests below try it', () => {
  const unknown = ofSession.flatMap((call) =>
    fieldsOfCall(call)
      .map(lastPart)
      .filter((name) => soundsLikeAnother.test(name) && !(name in belongings))
      .map((name) => `${call.id} ${name}`),
  )
  expect(unknown).toEqual([])
  expect(ofSession.length).toBeGreaterThanOrEqual(23)
})

describe.each(ofSession.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test('[T7] without a session, and with one that is over or another’s: refused alike, nothing changes, nobody is asked', () =>
    expectNoEffect(product, async () => {
      const request = sampleRequest(call, ownOf(a))
      const none = await ask(call, request, { sessionToken: '' })
      expect(none.answer).toMatchObject({ ok: false, problem: 'E_NO_SESSIONID', httpStatus: 401, detail: {} })
      const refused = await ask(call, request, ended.unknown)
      expect(refused.answer).toMatchObject({ ok: false, problem: 'SESSION_ENDED', httpStatus: 401, detail: {} })
      for (const [kind, session] of Object.entries(ended))
        expect(await ask(call, request, session), kind).toEqual(refused)
    }))
})

describe.each(ofApplicant.map((call) => [call.id, call] as const))('%s', (_, call) => {
  test('[T1, T8] the own session with a token that is another’s, made up, old or missing: refused alike, nothing changes', () =>
    expectNoEffect(product, async () => {
      const { secrets, clock } = deps()
      const [sid, hers] = [await sessionOf(a), await sessionOf(b)]
      const exp = Math.floor(clock() / 1000) + 600
      const signed = (claims: object): string =>
        issueToken({ sid, app: a.applicationId, epoch: 1, exp, ...claims }, secrets.token())
      const request = sampleRequest(call, ownOf(a))
      const refused = await ask(call, request, { token: '' })
      expect(refused.answer).toMatchObject({ ok: false, problem: 'NOT_AUTHENTICATED', detail: {} })
      for (const [kind, token] of Object.entries({
        anothers: b.token,
        'for the application of another': signed({ app: b.applicationId }),
        'for an unknown application': signed({ app: '0'.repeat(26) }),
        'of another session': signed({ sid: hers }),
        'of an earlier hold': signed({ epoch: 0 }),
        expired: signed({ exp: exp - 601 }),
        'signed by nobody': `${a.token.split('.').slice(0, 2).join('.')}.`,
        'of another algorithm': `${Buffer.from('{"alg":"none"}').toString('base64url')}.${a.token.split('.')[1]}.`,
        'not a token': 'x',
      }))
        expect(await ask(call, request, { token, applicationId: b.applicationId }), kind).toEqual(refused)
    }))
})

/** The request with the field at this path replaced. */
function renamed(request: unknown, path: readonly string[], value: string): unknown {
  const [name = '', ...rest] = path
  if (path.length === 0) return value
  if (name.endsWith('[]')) return { ...(request as object), [name.slice(0, -2)]: [renamed({}, rest, value)] }
  const inner = (request as Record<string, unknown>)[name] ?? {}
  return { ...(request as object), [name]: renamed(inner, rest, value) }
}

const naming = ofSession.flatMap((call) =>
  fieldsOfCall(call)
    .filter((path) => whoseIs(call, path) !== 'nobody’s')
    .map((path) => [call.id, path, call] as const),
)

test.each(naming)(
  '[T1] %s with another’s %s and with an unknown one: the same 404, nothing changes, nobody is asked',
  async (_, path, call) => {
    const record = openState(call)
    const ticketed = (ticket: string, analysis: string) => ({
      ...record,
      perfiosTransactionId: record.perfiosTransactionId && analysis,
      facts: { ...record.facts, videoKyc: { ...record.facts.videoKyc, ticket } },
    })
    await placeAt(product, a, ticketed('ticket-of-a', 'analysis-of-a'))
    await placeAt(product, b, ticketed('ticket-of-b', 'analysis-of-b'))
    const cards = deps().store.cards
    for (const { applicationId } of [a, b])
      await cards.record({
        applicationId,
        reference: crypto.randomUUID(),
        details: { cardReference: `card-${applicationId}` } as never,
        at: deps().clock(),
      })
    await need(a.load())
    const hers = { id: await sessionOf(b) } as Parameters<typeof grantFor>[0]
    const [foreign, unknown] = {
      applicationId: [b.applicationId, '0'.repeat(26)],
      mobileNumber: ['9512345672', '9512345699'],
      ticket: ['ticket-of-b', 'ticket-of-c'],
      trust: ['trust-of-b', 'trust-of-c'],
      analysis: ['analysis-of-b', 'analysis-of-c'],
      grant: [
        grantFor(hers, `card-${b.applicationId}`, deps().clock(), deps()),
        `${deps().clock() + 30_000}.${'A'.repeat(43)}`,
      ],
      version: [],
      'nobody’s': [],
    }[whoseIs(call, path)]
    const request = sampleRequest(call, { ...ownOf(a), version: a.view?.version, ticket: 'ticket-of-a' })
    await expectNoEffect(product, async () => {
      const refused = await ask(call, renamed(request, path.split('.'), foreign ?? ''))
      expect(refused.answer).toMatchObject({ ok: false, problem: 'NOT_FOUND', httpStatus: 404, detail: {} })
      expect(await ask(call, renamed(request, path.split('.'), unknown ?? ''))).toEqual(refused)
    })
  },
)

test('[T8] every call about the application tells a session that it has lost its hold, and changes nothing', async () => {
  await sql('update application set held_by = $1, epoch = epoch + 1 where id = $2', [
    await sessionOf(b),
    a.applicationId,
  ])
  await expectNoEffect(product, async () => {
    for (const call of ofApplicant) {
      const { answer } = await ask(call, sampleRequest(call, ownOf(a)))
      expect(answer, call.id).toMatchObject({ ok: false, problem: 'A101', httpStatus: 401, detail: {} })
    }
  })
})
