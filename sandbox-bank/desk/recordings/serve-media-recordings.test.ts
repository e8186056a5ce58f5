import { fastify } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { openState } from '../../state.ts'
import { keepBlobs } from './blobs.ts'
import type { Verdict } from '../call.ts'
import { newCall } from '../call-for-tests.ts'
import { isSaving, unplayedBy } from '../call-view.ts'
import { keepDesk } from '../desk.ts'
import { policy } from '../desk-data.ts'
import type { MediaEvent, MediaServer } from './media-server.ts'
import { saysYes } from './recording-state.ts'
import { keepRecordings } from './recordings.ts'
import { openSealing } from './sealing.ts'
import { serveMediaRecordings } from './serve-media-recordings.ts'
import { keepSignIns } from '../sign-in.ts'

afterEach(() => void vi.useRealTimers())

/** A call that a media server records, and what the media server tells of it. */
async function openCall({ isDown = false } = {}) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-25T05:30:00Z') })
  const now = () => new Date()
  const state = openState()
  const dials = () => ({ desk: 'people' as const, agentSeconds: 1 })
  const sealing = openSealing('secret')
  const desk = keepDesk(state, { sealing, now, dials, scriptedVerdict: () => 'approved' })
  const recordings = keepRecordings(state, keepBlobs(undefined), sealing, now)
  const signIns = keepSignIns(Date.now)
  const tellers: ((event: MediaEvent) => void)[] = []
  const mediaServer: MediaServer = {
    async record(_name, _about, _offer, tell) {
      if (isDown) throw new Error('The media server is down')
      tellers.push(tell)
      return { id: tellers.length, answer: 'v=0', close: async () => tell('ended') }
    },
    play: () => Promise.reject(new Error('nothing is played here')),
    files: async () => [new Uint8Array([1]), new Uint8Array([2])],
    remove: async () => {},
  }
  const app = fastify()
  serveMediaRecordings(app, { bank: { now }, desk, recordings, signIns }, mediaServer)

  const { token = '', person = { badge: '', name: '' } } = signIns.signIn('AB-1042', 'agent') ?? {}
  const agent = { badge: person.badge, name: person.name }
  const auditor = signIns.signIn('AB-2008', 'auditor')
  const call = desk.wait(newCall().asked)?.ticket ?? ''
  desk.change(call, { kind: 'take', by: agent })
  for (const side of ['agent', 'applicant'] as const) desk.change(call, { kind: 'join', side })

  const ask = (id: string, path: string, body: object, by = token) =>
    app.inject({
      method: 'POST',
      url: `/desk/api/recordings/${id}/${path}`,
      headers: { authorization: `Bearer ${by}` },
      body,
    })
  const offers = async () => {
    const { id } = recordings.start(call, 1, agent.badge, 'video/webm', 'mediaServer').recording
    return { id, status: (await ask(id, 'offer', { sdp: 'v=0' })).statusCode }
  }
  const plays = async (id: string) => (await ask(id, 'playback', {}, auditor?.token)).statusCode

  /** Starts a recording of the call's first session; returns its id and what tells of it. */
  async function record() {
    const { id, status } = await offers()
    expect(status).toBe(200)
    const tell = tellers.at(-1) ?? (() => {})
    tell('connected')
    return { id, tell, stop: () => ask(id, 'stop', {}), find: () => recordings.find(id) }
  }
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const found = () => {
    const there = desk.find(call)
    if ('refuse' in there) throw new Error(there.refuse)
    return there.call
  }
  /** The agent ends the call and judges. */
  const judges = (verdict: Verdict) => {
    desk.change(call, { kind: 'end', by: agent })
    const technical = saysYes(verdict) ? [] : ['T1']
    desk.change(call, {
      kind: 'judge',
      by: agent,
      judgement: { verdict, business: [], technical, note: '' },
      missing: [],
    })
  }
  const unplayed = () => unplayedBy('AB-2008', found(), { recordings, mediaServer })
  const saving = () => isSaving(found(), { recordings })
  return { desk, recordings, call, agent, record, pass, offers, plays, judges, unplayed, saving }
}

test('a recording that nobody stops is ended by the desk once its session is over', async () => {
  const { desk, recordings, call, agent, record, pass } = await openCall()
  const { find } = await record()
  await pass(100)
  expect(find()?.endedAt).toBeUndefined()
  desk.change(call, { kind: 'end', by: agent })
  await pass(policy.recordingSettlesSeconds)
  expect(recordings.stateOf(call, 1, [])).toBe('saving')
  await pass(20)
  expect(find()).toMatchObject({ endedAt: expect.any(String), lengthMs: 110_000 })
  expect(recordings.stateOf(call, 1, [])).toBe('gap')
})

test('a recording that nobody stops is ended by the desk once a later one of its session has taken its place', async () => {
  const { record, pass } = await openCall()
  const first = await record()
  await pass(5)
  const second = await record()
  await pass(policy.recordingSettlesSeconds + 20)
  expect([first.find()?.endedAt, second.find()?.endedAt]).toEqual([expect.any(String), undefined])
})

test('a recording is as long as something arrived', async () => {
  const { record, pass } = await openCall()
  const { tell, stop, find } = await record()
  await pass(10)
  tell('silent')
  await pass(10)
  tell('resumed')
  await pass(10)
  tell('silent')
  await pass(20)
  await stop()
  expect(find()?.lengthMs).toBe(29_000)
})

test.each(['refer', 'decline'] as const)(
  'while the media server is down, a %s closes without a recording, and nobody waits for one',
  async (verdict) => {
    const { offers, recordings, call, judges, unplayed, saving } = await openCall({ isDown: true })
    const { status, id } = await offers()
    expect(status).toBe(502)
    expect(recordings.find(id)?.endedAt).toEqual(expect.any(String))
    judges(verdict)
    expect([recordings.stateOf(call, 1, []), saving(), unplayed()]).toEqual(['none', false, []])
  },
)

test.each([
  ['refer', []],
  ['decline', []],
  ['approved', ['the recording']],
] as const)(
  'what can’t be played because the media server is down holds up an approval and nothing else: %s',
  async (verdict, left) => {
    const { record, pass, plays, judges, unplayed } = await openCall()
    const { id, stop } = await record()
    await pass(10)
    await stop()
    judges(verdict)
    expect(unplayed()).toEqual([id])
    expect(await plays(id)).toBe(502)
    expect(unplayed()).toEqual(left.map(() => id))
  },
)
