import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openState } from '../../state.ts'
import { keepBlobs } from './blobs.ts'
import { policy } from '../desk-data.ts'
import { janusAt } from './janus.ts'
import { openUploadQueue, retryMs } from '../page/recording/upload-queue.ts'
import { chainStart, chunkHash, decryptChunk, importKey, inspectChain } from './recording-chain.ts'
import { recordingsToPlay } from './recording-state.ts'
import { keepRecordings, type Recording } from './recordings.ts'
import { openSealing } from './sealing.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup()
})

function open() {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-'))
  cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }))
  let now = Date.parse('2026-11-25T05:30:00Z')
  const state = openState(dataDir)
  cleanups.push(() => state.close())
  const recordings = keepRecordings(state, keepBlobs(dataDir), openSealing('secret'), () => new Date(now))
  const pass = (ms: number) => (now += ms)
  return {
    dataDir,
    recordings,
    pass,
    close: () => state.close(),
    ...recordings.start('vk-1', 1, 'AB-1042', 'video/webm', 'parts'),
  }
}

/** The desk after a restart. */
function reopen(dataDir: string) {
  const state = openState(dataDir)
  cleanups.push(() => state.close())
  return keepRecordings(state, keepBlobs(dataDir), openSealing('secret'), () => new Date('2026-11-25T06:00:00Z'))
}

const link = (number: number, previous: string, hash: string) => ({ number, previous, hash })

/** What the agent's browser does, with a network that fails as `fails` says. */
async function upload({ recordings, recording, key }: ReturnType<typeof open>, fails: (number: number) => boolean) {
  const waits: number[] = []
  const lost: number[] = []
  const queue = openUploadQueue({
    recording: recording.id,
    key: await importKey(key),
    wait: async (ms) => void waits.push(ms),
    onLost: (number) => lost.push(number),
    async send(number, sealed, previous, hash) {
      if (fails(number)) throw new Error('no network')
      const receipt = await recordings.put(recording, link(number, previous, hash), sealed)
      if (!['kept', 'known', 'gap'].includes(receipt)) throw new Error(receipt)
    },
  })
  for (const words of ['one', 'two', 'three', 'four']) queue.add(new Blob([words]))
  const end = await queue.finish()
  return { count: end.count, waits, lost, summary: recordings.end(recording, end) }
}

async function played({ recordings, key }: ReturnType<typeof open>, recording: Recording): Promise<string> {
  const opened = await importKey(key)
  const parts = await Promise.all(
    recordings.links(recording).map(async ({ number, previous, hash }) => {
      const sealed = (await recordings.chunk(recording, number)) ?? new Uint8Array()
      expect(await chunkHash(previous, sealed)).toBe(hash)
      return new TextDecoder().decode(await decryptChunk(opened, recording.id, number, sealed))
    }),
  )
  return parts.join(' ')
}

test('what is recorded arrives encrypted, in order, and plays with its key alone', async () => {
  const desk = open()
  const { count, summary } = await upload(desk, () => false)
  expect([count, summary.chunks, summary.gaps, summary.seal]).toEqual([4, [1, 2, 3, 4], [], 'sealed'])
  expect(desk.recordings.keyOf(desk.recording)).toBe(desk.key)
  expect(await played(desk, desk.recording)).toBe('one two three four')
  const folder = join(desk.dataDir, 'desk/recordings', desk.recording.id)
  const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
  expect(stored).toHaveLength(4)
  for (const bytes of stored) expect(bytes).not.toMatch(/one|two|three|four/)
  expect(readFileSync(join(desk.dataDir, 'sandbox.jsonl'), 'utf8')).not.toContain(desk.key)
  const other = desk.recordings.start('vk-1', 2, 'AB-1042', 'video/webm', 'parts')
  const [first] = desk.recordings.links(desk.recording)
  const sealed = (await desk.recordings.chunk(desk.recording, first?.number ?? 0)) ?? new Uint8Array()
  await expect(decryptChunk(await importKey(other.key), desk.recording.id, 1, sealed)).rejects.toThrow()
})

test('a network that fails for a while costs nothing', async () => {
  let failures = 3
  const desk = open()
  const { waits, lost, summary } = await upload(desk, (number) => number === 2 && failures-- > 0)
  expect([waits, lost, summary.gaps]).toEqual([retryMs.slice(0, 3), [], []])
})

test('a chunk that never arrives is a gap, and the rest is kept', async () => {
  const desk = open()
  const { lost, count, summary } = await upload(desk, (number) => number === 2 || number === 4)
  expect([lost, count]).toEqual([[2, 4], 4])
  expect(summary.gaps).toEqual([
    { from: 2, to: 2 },
    { from: 4, to: 4 },
  ])
  expect(await played(desk, desk.recording)).toBe('one three')
})

test('a chunk arrives twice without harm; altered, or under a number that is taken, it is refused', async () => {
  const { recordings, recording } = open()
  const [one, other] = [new Uint8Array([1]), new Uint8Array([2])]
  const [hash, otherHash] = [await chunkHash(chainStart, one), await chunkHash(chainStart, other)]
  expect(await recordings.put(recording, link(1, chainStart, hash), other)).toBe('altered')
  expect(await recordings.put(recording, link(1, chainStart, hash), one)).toBe('kept')
  expect(await recordings.put(recording, link(1, chainStart, hash), one)).toBe('known')
  expect(await recordings.put(recording, link(1, chainStart, otherHash), other)).toBe('other')
  expect(await recordings.put(recording, link(3, hash, await chunkHash(hash, one)), one)).toBe('gap')
})

test('a recording that is over takes only what was still missing', async () => {
  const { recordings, recording } = open()
  const [bytes, other] = [new Uint8Array([1]), new Uint8Array([2])]
  const hash = await chunkHash(chainStart, bytes)
  expect(recordings.end(recording, { count: 1, head: hash })).toMatchObject({
    seal: 'sealed',
    gaps: [{ from: 1, to: 1 }],
  })
  const ended = recordings.find(recording.id)!
  expect(await recordings.put(ended, link(1, chainStart, await chunkHash(chainStart, other)), other)).toBe('other')
  expect(await recordings.put(ended, link(1, chainStart, hash), bytes)).toBe('kept')
  expect(await recordings.put(ended, link(2, hash, await chunkHash(hash, bytes)), bytes)).toBe('ended')
  expect(recordings.summary(recordings.find(recording.id)!)).toMatchObject({ seal: 'sealed', gaps: [] })
})

test('a part that is still on its way when the recording ends is sealed with the rest', async () => {
  const { recordings, recording } = open()
  const bytes = new Uint8Array([1])
  const hash = await chunkHash(chainStart, bytes)
  const arriving = recordings.put(recording, link(1, chainStart, hash), bytes)
  recordings.end(recording, { count: 1, head: hash })
  expect(await arriving).toBe('kept')
  expect(recordings.summary(recordings.find(recording.id)!)).toMatchObject({ seal: 'sealed', gaps: [] })
})

test('a chain shows what is missing and what was exchanged', () => {
  expect(inspectChain([], { count: 3, head: 'c' }).gaps).toEqual([{ from: 1, to: 3 }])
  expect(inspectChain([link(1, chainStart, 'a'), link(2, 'a', 'b')])).toEqual({ gaps: [], broken: [] })
  expect(inspectChain([link(1, chainStart, 'a'), link(2, 'x', 'b')]).broken).toEqual([2])
  expect(inspectChain([link(1, 'x', 'a')]).broken).toEqual([1])
  const two = [link(1, chainStart, 'a'), link(2, 'a', 'b')]
  expect(inspectChain(two, { count: 2, head: 'b' }).broken).toEqual([])
  expect(inspectChain(two, { count: 2, head: 'x' }).broken).toEqual([2])
  expect(inspectChain(two, { count: 1, head: 'a' }).broken).toEqual([2])
})

type StoredLink = { number: number; previous: string; hash: string }
type Entry = [collection: string, key: string, value: Record<string, unknown>]

/** Somebody who can write the desk's folder, and knows how a chain is made. */
function forger({ dataDir, recording }: ReturnType<typeof open>) {
  const journal = join(dataDir, 'sandbox.jsonl')
  const change = (rewrite: (entry: Entry) => Entry | undefined) => {
    const entries = readFileSync(journal, 'utf8').trim().split('\n')
    const rewritten = entries.map((line) => rewrite(JSON.parse(line))).filter((entry) => entry !== undefined)
    writeFileSync(journal, rewritten.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  }
  const blob = (number: number) => join(dataDir, 'desk/recordings', recording.id, String(number))
  return { change, blob }
}

async function afterForging(forge: (desk: ReturnType<typeof open>) => void | Promise<void>) {
  const desk = open()
  await upload(desk, () => false)
  const before = desk.recordings.summary(desk.recordings.find(desk.recording.id)!)
  expect(before).toMatchObject({ seal: 'sealed', gaps: [] })
  await forge(desk)
  const again = reopen(desk.dataDir)
  return { again, summary: again.summary(again.find(desk.recording.id)!) }
}

test('[T27] the tail of a recording can’t be cut off unseen, also by someone who states a new end', async () => {
  const { summary } = await afterForging((desk) => {
    const { change, blob } = forger(desk)
    let last: StoredLink | undefined
    change((entry) => {
      const [collection, , value] = entry
      if (collection !== 'desk-recording-chunks') return entry
      if (value['number'] === 4) return undefined
      // Safe: the desk wrote it so.
      if (value['number'] === 3) last = value as unknown as StoredLink
      return entry
    })
    rmSync(blob(4))
    change(([collection, key, value]) => [
      collection,
      key,
      collection === 'desk-recordings' && value['end'] ? { ...value, end: { count: 3, head: last?.hash } } : value,
    ])
  })
  expect(summary).toMatchObject({ chunks: [1, 2, 3], gaps: [], seal: 'altered' })
})

test('[T27] a recording can’t be rewritten as a whole unseen, with every hash computed anew', async () => {
  const { again, summary } = await afterForging((desk) => {
    const { change, blob } = forger(desk)
    const links: StoredLink[] = []
    for (const number of [1, 2, 3, 4]) {
      const previous = links.at(-1)?.hash ?? chainStart
      const bytes = Buffer.from(`forged ${number}`)
      links.push({ number, previous, hash: createHash('sha256').update(previous).update(bytes).digest('hex') })
      writeFileSync(blob(number), bytes)
    }
    change(([collection, key, value]) => {
      const link = links.find(({ number }) => number === value['number'])
      if (collection === 'desk-recording-chunks') return [collection, key, { ...value, ...link }]
      const ended = collection === 'desk-recordings' && value['end']
      return [collection, key, ended ? { ...value, end: { count: 4, head: links.at(-1)?.hash } } : value]
    })
  })
  expect(inspectChain(again.links(again.find(summary.id)!), again.find(summary.id)?.end)).toEqual({
    gaps: [],
    broken: [],
  })
  expect(summary).toMatchObject({ chunks: [1, 2, 3, 4], gaps: [], seal: 'altered' })
})

test('[T27] a part whose bytes were exchanged is not handed out', async () => {
  const { again, summary } = await afterForging((desk) => writeFileSync(forger(desk).blob(2), 'forged'))
  expect(await again.chunk(again.find(summary.id)!, 1)).toBeDefined()
  expect(await again.chunk(again.find(summary.id)!, 2)).toBeUndefined()
})

test('a recording is deleted when it was kept long enough, with its key', async () => {
  const desk = open()
  await upload(desk, () => false)
  const sweep = () => desk.recordings.sweep(() => Promise.reject(new Error('no media server')))
  desk.pass(policy.recordingKeptDays * 86_400_000 - 1)
  expect(await sweep()).toEqual([])
  desk.pass(1)
  expect(desk.recordings.isOver(desk.recording)).toBe(true)
  expect(await sweep()).toMatchObject([{ id: desk.recording.id, call: desk.recording.call }])
  expect(await desk.recordings.chunk(desk.recording, 1)).toBeUndefined()
  expect(desk.recordings.find(desk.recording.id)).toMatchObject({ key: '', deletedAt: expect.any(String) })
  expect(await sweep()).toEqual([])
})

test('what a media server has of a recording is deleted by the same day, and again tried if that failed', async () => {
  const desk = open()
  const folder = join(desk.dataDir, 'janus')
  mkdirSync(folder)
  const start = () => desk.recordings.start('vk-1', 1, 'AB-1042', 'video/webm', 'mediaServer').recording
  const [made, silent, later] = [start(), start(), start()]
  desk.recordings.endWithFiles(desk.recordings.atMediaServer(made, 7), [new Uint8Array([1])], {
    interruptions: [],
    lengthMs: 1,
  })
  const filesOf = ({ id }: Recording) => [`${id}-audio.mjr`, `${id}-video.mjr`]
  const all = [...filesOf(made), '7.nfo', ...filesOf(silent), '8.nfo', ...filesOf(later)]
  for (const file of all) writeFileSync(join(folder, file), 'MJR')
  const { remove } = janusAt({ url: 'ws://127.0.0.1:9', secret: 'secret', folder })
  const removeFiles = ({ id, mediaId }: Recording) =>
    id === later.id ? Promise.reject(new Error('not permitted')) : remove(id, mediaId)

  desk.pass(policy.recordingKeptDays * 86_400_000 - 1)
  expect(await desk.recordings.sweep(removeFiles)).toEqual([])
  desk.pass(1)
  expect((await desk.recordings.sweep(removeFiles)).map(({ id }) => id)).toEqual([
    desk.recording.id,
    made.id,
    silent.id,
  ])
  expect(readdirSync(folder).toSorted()).toEqual(['8.nfo', ...filesOf(later)].toSorted())
  expect(desk.recordings.find(made.id)).toMatchObject({ deletedAt: expect.any(String) })
  expect(desk.recordings.find(later.id)).not.toHaveProperty('deletedAt')
  expect(await desk.recordings.sweep(({ id, mediaId }) => remove(id, mediaId))).toMatchObject([{ id: later.id }])
  expect(readdirSync(folder)).toEqual(['8.nfo'])
})

test('two sweeps at the same time delete a recording once', async () => {
  const { recordings, recording, pass } = open()
  pass(policy.recordingKeptDays * 86_400_000)
  const sweeps = await Promise.all([recordings.sweep(async () => {}), recordings.sweep(async () => {})])
  expect(sweeps.flat().map(({ id }) => id)).toEqual([recording.id])
})

test('what a media server has recorded is sealed by its files; a file that is missing, an interruption or another file shows', () => {
  const desk = open()
  const start = () => desk.recordings.start('vk-1', 1, 'AB-1042', 'video/webm', 'mediaServer').recording
  const files = [new Uint8Array([1]), new Uint8Array([2])]
  const about = { interruptions: [], lengthMs: 60_000 }
  const whole = desk.recordings.atMediaServer(start(), 7)
  expect(desk.recordings.endWithFiles(whole, files, about)).toMatchObject({ chunks: [1, 2], gaps: [], seal: 'sealed' })
  expect(desk.recordings.find(whole.id)).toMatchObject({ key: '', mediaId: 7 })
  expect(desk.recordings.hasFiles(whole, files)).toBe(true)
  expect(desk.recordings.hasFiles(whole, [files[0], new Uint8Array([3])])).toBe(false)
  expect(desk.recordings.hasFiles(whole, [files[0], undefined])).toBe(false)
  const silent = desk.recordings.endWithFiles(start(), [undefined, files[1]], about)
  expect(silent).toMatchObject({ chunks: [2], gaps: [{ from: 1, to: 1 }], seal: 'sealed' })
  const interruptions = ['2026-11-25T05:31:00.000Z']
  expect(desk.recordings.endWithFiles(start(), files, { interruptions, lengthMs: 1 })).toMatchObject({ interruptions })
  expect(desk.recordings.stateOf('vk-1', 1, [])).toBe('saving')
})

test('a recording of the media server that nothing arrived for holds nothing to play or to approve', () => {
  const { recordings } = open()
  const { recording } = recordings.start('vk-2', 1, 'AB-1042', 'video/webm', 'mediaServer')
  const header = new TextEncoder().encode('MJR00002')
  const about = { interruptions: ['2026-11-25T05:31:00.000Z'], lengthMs: 0 }
  const summary = recordings.endWithFiles(recordings.atMediaServer(recording, 7), [header, header], about)
  expect(summary).toMatchObject({ chunks: [], gaps: [], seal: 'sealed' })
  expect(recordings.stateOf('vk-2', 1, [])).toBe('none')
  expect(recordingsToPlay([summary], { verdict: 'decline', session: 1 })).toEqual([])
})

test('a recording of the media server is on its way as long as it is seen to run', () => {
  const desk = open()
  const { recording } = desk.recordings.start('vk-2', 1, 'AB-1042', 'video/webm', 'mediaServer')
  desk.pass(policy.recordingSettlesSeconds * 1000)
  expect(desk.recordings.stateOf('vk-2', 1, [])).toBe('none')
  desk.recordings.seen(recording)
  expect(desk.recordings.stateOf('vk-2', 1, [])).toBe('saving')
})
