import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { policy } from '../desk-data.ts'
import {
  openCall,
  openDesk,
  collectAll,
  record,
  putPart,
  play,
  collect,
  approve,
  decline,
  cleanups,
  type Part,
} from '../desk-people-for-tests.ts'
import { chainStart, chunkHash } from './recording-chain.ts'
import type { CallView, RecordingStart } from '../views.ts'

test('[T27] a session that was not recorded is never approved, and evidence is taken only while a recording runs', async () => {
  const call = await openCall()
  const { agent, path, view } = call
  const notRecorded = {
    status: 409,
    body: { error: 'The call is not being recorded. Evidence counts only while it is.' },
  }
  const consent = () => agent.post(`${path}/marks`, { item: 'consent' })
  expect(await consent()).toEqual(notRecorded)
  await collect(call)
  expect(await view()).toMatchObject({ evidence: { snapshots: {}, answers: {} }, recording: 'none' })
  await record(call)
  expect(await consent()).toEqual(notRecorded)
  await agent.post(`${path}/end`)
  expect((await agent.post(`${path}/verdict`, approve)).body.error).toMatch(/^Evidence is missing/)
})

test('[T27] a recording that ends before the last evidence is not whole: the call is approved with a note only', async () => {
  const call = await openCall()
  const { desk, agent, path, view } = call
  const { recording }: RecordingStart = (await agent.post(`${path}/recordings`, { type: 'video/webm' })).body
  const bytes = new Uint8Array([1])
  const head = await chunkHash(chainStart, bytes)
  await putPart(desk, recording, agent.token, { number: 1, bytes, previous: chainStart, hash: head })
  await collect(call)
  await agent.post(`/recordings/${recording}/end`, { count: 1, head })
  await agent.post(`${path}/end`)
  expect(await view()).toMatchObject({ recording: 'gap', recordings: [{ gaps: [], seal: 'sealed' }] })
  expect((await agent.post(`${path}/verdict`, approve)).body.error).toMatch(/^Parts of the recording are missing/)
})

test('a session without a recording can be refused, with reasons from the lists', async () => {
  const call = await openCall()
  const { agent, path, view } = call
  await agent.post(`${path}/end`)
  expect(await agent.post(`${path}/verdict`, approve)).toEqual({
    status: 409,
    body: { error: 'This session was not recorded: the call can’t be approved. Refer it instead.' },
  })
  expect((await agent.post(`${path}/verdict`, { ...decline, business: [], technical: [] })).status).toBe(409)
  expect((await agent.post(`${path}/verdict`, { ...decline, business: ['INVENTED'] })).status).toBe(400)
  expect((await agent.post(`${path}/verdict`, decline)).body).toMatchObject({
    judged: { verdict: 'decline', business: ['NAME_DIFFERS'], technical: ['TOO_DARK'] },
  })
  expect((await view()).state).toBe('audit')
})

test('a recording with a gap is approved with a note only, and one that is still being saved not yet', async () => {
  const call = await openCall()
  const { agent, path, view } = call
  const running = await record(call, { lost: [2], ends: false, meanwhile: () => collect(call) })
  await agent.post(`${path}/end`)
  const refusal = async (judgement: object) => (await agent.post(`${path}/verdict`, judgement)).body.error
  expect(await refusal(approve)).toBe('The recording is still being saved. Try again in a moment.')
  const links = [chainStart]
  for (const number of [1, 2, 3]) links.push(await chunkHash(links.at(-1) ?? '', new Uint8Array([number])))
  await agent.post(`/recordings/${running}/end`, { count: 3, head: links.at(-1) })
  expect(await view()).toMatchObject({ recording: 'gap', missing: [] })
  expect(await refusal(approve)).toMatch(/^Parts of the recording are missing/)
  expect(await refusal({ ...approve, note: ' ' })).toMatch(/^Parts of the recording are missing/)
  const judged = await agent.post(`${path}/verdict`, { ...approve, note: 'The consent and both pictures are there.' })
  expect(judged.body).toMatchObject({ state: 'audit', recordings: [{ gaps: [{ from: 2, to: 2 }] }] })
})

test('with a media server no parts are taken; one that can’t be reached records nothing, and the agent is told', async () => {
  const janus = { url: 'ws://127.0.0.1:9', secret: 'secret', folder: '/nonexistent' }
  const { desk, agent, path, view } = await openCall(undefined, { janus })
  const { body }: { body: RecordingStart } = await agent.post(`${path}/recordings`, { type: 'video/webm' })
  expect(body.to).toEqual({ by: 'mediaServer' })
  const bytes = new Uint8Array([1])
  const part = { number: 1, bytes, previous: chainStart, hash: await chunkHash(chainStart, bytes) }
  expect(await putPart(desk, body.recording, agent.token, part)).toBe(404)
  expect(await agent.post(`/recordings/${body.recording}/offer`, { sdp: 'v=0' })).toEqual({
    status: 502,
    body: { error: 'The media server isn’t responding.' },
  })
  await agent.post(`${path}/end`)
  expect((await view()).recording).toBe('none')
  expect((await agent.post(`${path}/verdict`, approve)).body.error).toMatch(/^This session was not recorded/)
})

test('a recording at the media server is deleted with the first one that starts after its time, and its log says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janus-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const janus = { url: 'ws://127.0.0.1:9', secret: 'secret', folder }
  const { desk, agent, path, view } = await openCall(undefined, { janus })
  const start = async () =>
    ((await agent.post(`${path}/recordings`, { type: 'video/webm' })).body as RecordingStart).recording
  const first = await start()
  for (const kind of ['audio', 'video']) writeFileSync(join(folder, `${first}-${kind}.mjr`), 'MJR')
  await desk.dial({ clockOffsetMs: policy.recordingKeptDays * 86_400_000 })
  const second = await start()
  expect(readdirSync(folder)).toEqual([])
  expect((await view()).recordings).toMatchObject([{ id: first, deletedAt: expect.any(String) }, { id: second }])
  expect((await view()).log).toContainEqual(expect.objectContaining({ what: 'recordingDeleted', detail: first }))
})

test('a recording is deleted after its time without another call: a desk that starts looks, and then again and again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'janus-'))
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'))
  const janus = { url: 'ws://127.0.0.1:9', secret: 'secret', folder }
  const { desk, agent, path } = await openCall(undefined, { janus, dataDir })
  const { recording }: RecordingStart = (await agent.post(`${path}/recordings`, { type: 'video/webm' })).body
  writeFileSync(join(folder, `${recording}-video.mjr`), 'MJR')
  await desk.dial({ clockOffsetMs: policy.recordingKeptDays * 86_400_000 })
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  cleanups.push(() => [folder, dataDir].forEach((each) => rmSync(each, { recursive: true, force: true })))
  expect(readdirSync(folder)).toHaveLength(1)

  await openDesk({ janus, dataDir })
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('an auditor confirms what they have played themselves, to its last part', async () => {
  const call = await openCall()
  const { desk, agent, path } = call
  await collectAll(call)
  await agent.post(`${path}/end`)
  await agent.post(`${path}/verdict`, approve)
  const auditor = await desk.signIn('AB-2008', 'auditor')
  const colleague = await desk.signIn('AB-2015', 'auditor')
  const notPlayed = { status: 409, body: { error: 'Play the recording before you confirm the result.' } }
  const unplayed = async () => ((await auditor.get(path)).body as CallView).unplayed
  const [recording = ''] = await unplayed()
  expect(await auditor.post(`${path}/confirm`)).toEqual(notPlayed)
  await play(desk, colleague, recording)
  expect(await auditor.post(`${path}/confirm`)).toEqual(notPlayed)
  await auditor.get(`/recordings/${recording}/key`)
  await fetch(`${desk.url}/desk/api/recordings/${recording}/chunks/1`, {
    headers: { authorization: `Bearer ${auditor.token}` },
  })
  expect(await auditor.post(`${path}/confirm`)).toEqual(notPlayed)
  await play(desk, auditor, recording)
  expect(await unplayed()).toEqual([])
  expect((await auditor.post(`${path}/confirm`)).body).toMatchObject({ state: 'confirmed' })
})

test('a recording that does not fit together is neither played nor approved; the call can still be referred', async () => {
  const call = await openCall()
  const { desk, agent, path, view } = call
  const { recording }: RecordingStart = (await agent.post(`${path}/recordings`, { type: 'video/webm' })).body
  await collect(call)
  const bytes = new Uint8Array([1])
  const previous = 'a'.repeat(64)
  await putPart(desk, recording, agent.token, { number: 1, bytes, previous, hash: await chunkHash(previous, bytes) })
  await agent.post(`${path}/end`)
  expect(await view()).toMatchObject({ recording: 'altered', missing: ['recording'] })
  expect((await agent.post(`${path}/verdict`, approve)).body.error).toMatch(/^The recording was altered/)
  const refer = { ...decline, verdict: 'refer', business: [], technical: ['RECORDING_INCOMPLETE'] }
  expect((await agent.post(`${path}/verdict`, refer)).status).toBe(200)
  const auditor = await desk.signIn('AB-2008', 'auditor')
  expect(await play(desk, auditor, recording)).toBe(409)
  expect((await view()).log.at(-1)).toMatchObject({ by: 'AB-2008', what: 'recordingAltered' })
  expect((await auditor.post(`${path}/confirm`)).body).toMatchObject({ state: 'confirmed' })
})

test('recordings come from the call’s agent and are opened by auditors; gaps and playing are events', async () => {
  const { desk, agent, path, view } = await openCall()
  const started: RecordingStart = (await agent.post(`${path}/recordings`, { type: 'video/webm;codecs=vp8,opus' })).body
  let head = chainStart
  const parts: Part[] = []
  for (const number of [1, 2, 3, 4]) {
    const bytes = new Uint8Array([number])
    parts.push({ number, bytes, previous: head, hash: (head = await chunkHash(head, bytes)) })
  }
  const put = (number: number, token = agent.token) => putPart(desk, started.recording, token, parts[number - 1]!)
  const other = await desk.signIn('AB-1077', 'agent')
  const auditor = await desk.signIn('AB-2008', 'auditor')
  expect(await put(1, other.token)).toBe(404)
  expect(await put(1, auditor.token)).toBe(403)
  expect([await put(1), await put(3)]).toEqual([200, 200])
  const ended = await agent.post(`/recordings/${started.recording}/end`, { count: 4, head })
  expect(ended.body.gaps).toEqual([
    { from: 2, to: 2 },
    { from: 4, to: 4 },
  ])
  expect((await agent.get(`/recordings/${started.recording}/key`)).status).toBe(403)
  expect((await auditor.get(`/recordings/${started.recording}/key`)).body).toMatchObject({
    key: started.to.by === 'parts' && started.to.key,
    links: [{ number: 1 }, { number: 3 }],
  })
  expect((await view()).log.at(-1)).toMatchObject({ by: 'AB-2008', what: 'recordingOpened' })
  await play(desk, auditor, started.recording)
  const events = (await view()).log.filter(({ what }) => what.startsWith('recording'))
  expect(events.map(({ what }) => what)).toEqual([
    'recordingStarted',
    'recordingGap',
    'recordingGap',
    'recordingGap',
    'recordingEnded',
    'recordingOpened',
    'recordingOpened',
    'recordingPlayed',
  ])
  expect((await view()).recordings).toMatchObject([{ session: 1, chunks: [1, 3] }])
})

test('a recording that turned out not to be playable holds up an approval, and no refusal', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const call = await openCall(undefined, { dataDir })
  const { desk, agent, path, view } = call
  await collectAll(call)
  await agent.post(`${path}/end`)
  await agent.post(`${path}/verdict`, approve)
  const auditor = await desk.signIn('AB-2008', 'auditor')
  const colleague = await desk.signIn('AB-2015', 'auditor')
  const [recording = ''] = ((await auditor.get(path)).body as CallView).unplayed
  rmSync(join(dataDir, 'desk/recordings', recording, '2'))
  await play(desk, auditor, recording)
  expect((await view()).log.at(-1)).toMatchObject({ by: 'AB-2008', what: 'recordingAltered', detail: recording })
  expect((await auditor.post(`${path}/confirm`)).status).toBe(409)
  await auditor.post(`${path}/return`, { reason: 'The recording can’t be played' })
  await agent.post(`${path}/verdict`, decline)
  expect((await colleague.post(`${path}/confirm`)).status).toBe(409)
  expect((await auditor.post(`${path}/confirm`)).body).toMatchObject({ state: 'confirmed' })
})

test('no result is confirmed, and nothing played, while the recording is on its way', async () => {
  const { desk, agent, path } = await openCall()
  const { recording }: RecordingStart = (await agent.post(`${path}/recordings`, { type: 'video/webm' })).body
  await agent.post(`${path}/end`)
  await agent.post(`${path}/verdict`, decline)
  const auditor = await desk.signIn('AB-2008', 'auditor')
  const saving = { status: 409, body: { error: 'The recording is still being saved. Try again in a moment.' } }
  expect(await auditor.post(`${path}/confirm`)).toEqual(saving)
  expect(await auditor.get(`/recordings/${recording}/key`)).toEqual(saving)
  await agent.post(`/recordings/${recording}/end`, { count: 0, head: chainStart })
  expect((await auditor.post(`${path}/confirm`)).body).toMatchObject({ state: 'confirmed' })
})
