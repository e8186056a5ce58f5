import { randomUUID } from 'node:crypto'
import type { CallWait } from '@card-journey/providers/video-kyc/port.ts'
import { valueOf } from '@card-journey/providers/effect-conformance.ts'
import { afterEach, expect, vi } from 'vitest'
import { sandboxForTests } from '../sandbox-for-tests.ts'
import { chainStart, chunkHash } from './recordings/recording-chain.ts'
import type { CallView, RecordingKey, RecordingStart, SignInView } from './views.ts'

export const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('picture')]).toString('base64')
export const bengaluru = { type: 'position', latitude: 12.9716, longitude: 77.5946, accuracy: 20 } as const

/** A desk of people, asked as its page asks it. */
export async function openDesk(settings: Parameters<typeof sandboxForTests>[0] = {}) {
  const sandbox = await sandboxForTests(settings)
  cleanups.push(() => sandbox.close())
  await sandbox.dial({ desk: 'people' })

  async function ask(path: string, token = '', body?: object) {
    const response = await fetch(`${sandbox.url}/desk/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const signIn = async (badge: string, role: 'agent' | 'auditor') => {
    const { token }: SignInView = (await ask('/sign-in', '', { badge, role })).body
    return {
      token,
      get: async (path: string) => ask(path, token),
      post: async (path: string, body: object = {}) => ask(path, token, body),
    }
  }
  const wait = async (identityDocument?: CallWait['identityDocument'], mobileNumber = '9000000001') =>
    valueOf(
      await sandbox.systems.videoKyc.callWait({
        applicationReferenceNo: randomUUID(),
        mobileNumber,
        name: 'Asha Rao',
        language: 'en',
        note: 'MOBILE_HIGH_RISK',
        identityDocument,
        udc: { browser: 'ok', camera: 'ok', microphone: 'ok', light: 'unknown', bandwidth: 'ok' },
        reference: randomUUID(),
      }),
    ).ticket

  /** Both ends in the room, as two browsers bring them there. */
  async function meet(ticket: string, token: string) {
    const handshake = valueOf(await sandbox.systems.videoKyc.handshake({ ticket }))
    if (handshake.state !== 'ready') throw new Error('nobody has taken the call')
    const applicant = sandbox.systems.videoKyc.room(handshake)
    const agent = new WebSocket(`${sandbox.url.replace(/^http/, 'ws')}/desk/room`)
    agent.addEventListener('open', () => agent.send(JSON.stringify({ type: 'join', token, call: ticket })))
    cleanups.push(
      () => applicant.close(),
      () => agent.close(),
    )
    return { applicant, agent }
  }
  const status = async (ticket: string) => valueOf(await sandbox.systems.videoKyc.status({ ticket })).status
  return { ...sandbox, signIn, wait, meet, ask, status }
}

type Desk = Awaited<ReturnType<typeof openDesk>>
export type Person = Awaited<ReturnType<Desk['signIn']>>

/** A call in its first session, with its agent. */
export async function openCall(identityDocument?: CallWait['identityDocument'], settings = {}) {
  const desk = await openDesk(settings)
  const agent = await desk.signIn('AB-1042', 'agent')
  const ticket = await desk.wait(identityDocument)
  const { body } = await agent.post('/calls/take')
  expect(body).toEqual({ call: ticket })
  const ends = await desk.meet(ticket, agent.token)
  const view = async (): Promise<CallView> => (await agent.get(`/calls/${ticket}`)).body
  await vi.waitFor(async () => expect((await view()).state).toBe('inCall'), { timeout: 60_000 })
  return { desk, agent, ticket, ends, view, path: `/calls/${ticket}` }
}

type Call = Awaited<ReturnType<typeof openCall>>

export async function collectAll(call: Call) {
  await record(call, { meanwhile: () => collect(call) })
  await vi.waitFor(async () => expect((await call.view()).missing).toEqual([]), { timeout: 60_000 })
}

/** What the agent's browser brings of a session: parts of a chain, of which some are lost. Returns the recording's id. */
export async function record(
  { desk, agent, path }: Call,
  { lost = [] as number[], ends = true, meanwhile = async () => {} } = {},
): Promise<string> {
  const { recording }: RecordingStart = (await agent.post(`${path}/recordings`, { type: 'video/webm' })).body
  let head = chainStart
  for (const number of [1, 2, 3]) {
    if (number === 3) await meanwhile()
    const bytes = new Uint8Array([number])
    const previous = head
    head = await chunkHash(previous, bytes)
    const put = { number, bytes, previous, hash: head }
    if (!lost.includes(number)) expect(await putPart(desk, recording, agent.token, put)).toBe(200)
  }
  if (ends) await agent.post(`/recordings/${recording}/end`, { count: 3, head })
  return recording
}

export interface Part {
  number: number
  bytes: Uint8Array<ArrayBuffer>
  previous: string
  hash: string
}

export async function putPart(
  { url }: Desk,
  recording: string,
  token: string,
  { number, bytes, previous, hash }: Part,
) {
  const response = await fetch(`${url}/desk/api/recordings/${recording}/chunks/${number}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-previous-hash': previous,
      'x-hash': hash,
    },
    body: bytes,
  })
  return response.status
}

/** What an auditor's browser fetches to play a recording. */
export async function play({ url }: Desk, auditor: Person, recording: string): Promise<number> {
  const { body, status } = await auditor.get(`/recordings/${recording}/key`)
  const { links = [] }: Partial<RecordingKey> = body
  for (const { number } of links)
    await fetch(`${url}/desk/api/recordings/${recording}/chunks/${number}`, {
      headers: { authorization: `Bearer ${auditor.token}` },
    })
  return status
}

export async function collect({ agent, ends, view, path }: Call) {
  ends.applicant.send(bengaluru)
  for (const kind of ['face', 'pan']) await agent.post(`${path}/snapshots`, { kind, jpeg })
  await agent.post(`${path}/marks`, { item: 'consent' })
  await agent.post(`${path}/marks`, { item: 'faceMatches' })
  await agent.post(`${path}/marks`, { item: 'liveness', method: 'code' })
  for (const { id } of (await view()).questions)
    await agent.post(`${path}/answers`, { question: id, result: 'matches' })
}

export const approve = { verdict: 'approved', business: [], technical: [], note: '' }
export const decline = { verdict: 'decline', business: ['NAME_DIFFERS'], technical: ['TOO_DARK'], note: '' }
