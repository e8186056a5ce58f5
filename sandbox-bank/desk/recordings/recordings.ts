import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Collection, State } from '../../state.ts'
import type { Blobs } from './blobs.ts'
import { policy } from '../desk-data.ts'
import { chainStart, inspectChain, type ChainEnd, type ChainLink } from './recording-chain.ts'
import {
  isOnItsWay,
  isRecorded,
  recordingState,
  type RecordedBy,
  type RecordingState,
  type RecordingSummary,
} from './recording-state.ts'
import type { Sealing } from './sealing.ts'

export interface Recording {
  id: string
  call: string
  session: number
  badge: string
  startedAt: string
  keptUntil: string
  type: string
  by: RecordedBy
  /** The key, sealed (base64); empty where the media server records. */
  key: string
  /** Its number at the media server, whose files are its chunks. */
  mediaId?: number | undefined
  /** When the media server received nothing (ISO). */
  interruptions?: readonly string[] | undefined
  /** How long the media server received picture and sound. */
  lengthMs?: number | undefined
  /** What its maker said at the end. */
  end?: ChainEnd | undefined
  endedAt?: string | undefined
  /** The desk's signature over all of this and every link that has arrived, once it has ended. */
  seal?: string | undefined
  deletedAt?: string | undefined
}

interface StoredChunk extends ChainLink {
  recording: string
  at: string
}

/** `gap`: chunks before this one are missing. */
export type ChunkReceipt = 'kept' | 'known' | 'gap' | 'altered' | 'other' | 'ended'

const hashOf = (previous: string, sealed: Uint8Array): string =>
  createHash('sha256').update(previous).update(sealed).digest('hex')

/** Recordings of calls, in chunks that arrive encrypted. */
export function keepRecordings(state: State, blobs: Blobs, sealing: Sealing, now: () => Date) {
  const recordings: Collection<Recording> = state.collection('desk-recordings')
  const chunks: Collection<StoredChunk> = state.collection('desk-recording-chunks')
  const chunksOf = (id: string) =>
    chunks
      .all()
      .filter(({ recording }) => recording === id)
      .toSorted((one, other) => one.number - other.number)
  /** When a recording of the media server was last known to run; its files appear at the end. */
  const seen = new Map<string, string>()
  const blobPath = (id: string, number: number) => `recordings/${id}/${number}`

  /** Whoever can write the desk's folder can compute every hash of a chain anew; only the desk can sign it. */
  const signedText = (recording: Recording): string => {
    const { id, call, session, badge, startedAt, endedAt, keptUntil, type, end } = recording
    const { by, mediaId, interruptions, lengthMs } = recording
    const links = chunksOf(id).map(({ number, previous, hash }) => [number, previous, hash])
    const about = [by, mediaId, interruptions, lengthMs]
    return JSON.stringify([
      about,
      id,
      call,
      session,
      badge,
      startedAt,
      endedAt,
      keptUntil,
      type,
      end?.count,
      end?.head,
      links,
    ])
  }
  const putSealed = (recording: Recording): Recording =>
    recordings.put(recording.id, { ...recording, seal: sealing.sign(signedText(recording)) })
  const isIntact = (recording: Recording): boolean =>
    recording.seal !== undefined && sealing.isSigned(signedText(recording), recording.seal)

  /** What is answered to a chunk that is not to be kept. */
  function receiptOf(id: string, { number, hash }: ChainLink): ChunkReceipt | undefined {
    const known = chunks.get(`${id} ${number}`)
    if (known) return known.hash === hash ? 'known' : 'other'
    const recording = recordings.get(id)
    if (!recording?.end) return undefined
    const { count, head } = recording.end
    if (number > count) return 'ended'
    return (number === count && hash !== head) || !isIntact(recording) ? 'other' : undefined
  }

  return {
    /** In parts, each recording has a key of its own. */
    start(call: string, session: number, badge: string, type: string, by: RecordedBy) {
      const id = `rec-${randomUUID()}`
      const plain = randomBytes(32)
      const key = by === 'parts' ? Buffer.from(sealing.seal(id, plain)).toString('base64') : ''
      const startedAt = now().toISOString()
      const keptUntil = new Date(now().getTime() + policy.recordingKeptDays * 86_400_000).toISOString()
      const recording = recordings.put(id, { id, call, session, badge, startedAt, keptUntil, type, by, key })
      return { recording, key: plain.toString('base64') }
    },
    /** The media server has begun to record it. */
    atMediaServer: (recording: Recording, mediaId: number): Recording =>
      recordings.put(recording.id, { ...recording, mediaId }),
    /** What the media server has made of it: its files take the place of chunks. If nothing reached it, it made none. */
    endWithFiles(
      recording: Recording,
      files: readonly (Uint8Array | undefined)[],
      about: Required<Pick<Recording, 'interruptions' | 'lengthMs'>>,
    ): RecordingSummary {
      const made = about.lengthMs > 0 ? files : []
      let head = chainStart
      for (const [index, bytes] of made.entries()) {
        if (!bytes) continue
        const link = { number: index + 1, previous: head, hash: hashOf(head, bytes) }
        head = link.hash
        chunks.put(`${recording.id} ${link.number}`, { ...link, recording: recording.id, at: now().toISOString() })
      }
      return this.end({ ...recording, ...about }, { count: made.length, head })
    },
    /** Whether these are the files that it ended with. */
    hasFiles: (recording: Recording, files: readonly (Uint8Array | undefined)[]): boolean =>
      chunksOf(recording.id).every(({ number, previous, hash }) => {
        const bytes = files[number - 1]
        return bytes !== undefined && hashOf(previous, bytes) === hash
      }),
    find: (id: string) => recordings.get(id),
    seen: ({ id }: Recording): void => void seen.set(id, now().toISOString()),
    /** Kept long enough, whether or not it is deleted yet. */
    isOver: ({ deletedAt, keptUntil }: Recording) => deletedAt !== undefined || keptUntil <= now().toISOString(),
    keyOf: ({ id, key }: Recording) => sealing.open(id, Buffer.from(key, 'base64')).toString('base64'),

    /** The same chunk may arrive again; another one under its number may not. */
    async put({ id }: Recording, link: ChainLink, sealed: Uint8Array): Promise<ChunkReceipt> {
      if (hashOf(link.previous, sealed) !== link.hash) return 'altered'
      const before = receiptOf(id, link)
      if (before) return before
      await blobs.put(blobPath(id, link.number), sealed)
      // Meanwhile it may have ended.
      const since = receiptOf(id, link)
      if (since) return since
      const isNext = link.number === 1 || chunks.get(`${id} ${link.number - 1}`) !== undefined
      chunks.put(`${id} ${link.number}`, { ...link, recording: id, at: now().toISOString() })
      const recording = recordings.get(id)
      if (recording?.end) putSealed(recording)
      return isNext ? 'kept' : 'gap'
    },
    links: ({ id }: Recording): ChainLink[] =>
      chunksOf(id).map(({ number, previous, hash }) => ({ number, previous, hash })),
    /** Undefined where it is missing, or not what its link says. */
    async chunk({ id }: Recording, number: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
      const link = chunks.get(`${id} ${number}`)
      const bytes = await blobs.get(blobPath(id, number))
      return link && bytes && hashOf(link.previous, bytes) === link.hash ? bytes : undefined
    },

    /** What is missing then is missing for good, unless it still arrives. */
    end(recording: Recording, end: ChainEnd): RecordingSummary {
      return this.summary(putSealed({ ...recording, end, endedAt: now().toISOString() }))
    },
    summary(recording: Recording): RecordingSummary {
      const { id, session, startedAt, endedAt, keptUntil, deletedAt, type, end, interruptions = [] } = recording
      const links = chunksOf(id)
      const { gaps, broken } = inspectChain(links, end)
      const isAltered = broken.length > 0 || (end !== undefined && !isIntact(recording))
      const seal = isAltered ? 'altered' : end === undefined ? 'open' : 'sealed'
      const numbers = links.map(({ number }) => number)
      const lastAt = links.reduce((last, { at }) => (at > last ? at : last), seen.get(id) ?? startedAt)
      const times = { startedAt, endedAt, keptUntil, deletedAt, lastAt }
      return { id, session, by: recording.by, ...times, type, chunks: numbers, gaps, interruptions, seal }
    },
    ofCall(call: string): RecordingSummary[] {
      return recordings
        .all()
        .filter((recording) => recording.call === call)
        .map((recording) => this.summary(recording))
    },
    /** `collected`: when the session's evidence was collected (ISO). */
    /** What is on its way can't be played yet. */
    isSaving: (summary: RecordingSummary): boolean =>
      summary.deletedAt === undefined && isOnItsWay(summary, now().getTime()),
    stateOf(call: string, session: number, collected: readonly string[]): RecordingState {
      return recordingState(this.ofCall(call), session, collected, now().getTime())
    },
    isRunning(call: string, session: number): boolean {
      return isRecorded(this.ofCall(call), session, now().getTime())
    },
    /**
     * Deletes what was kept long enough; what is left of it is that it was there. `removeFiles` deletes what the media
     * server has of it; a recording whose files could not be deleted is tried again by the next sweep.
     */
    async sweep(removeFiles: (recording: Recording) => Promise<void>): Promise<Recording[]> {
      const at = now().toISOString()
      const deleted: Recording[] = []
      for (const recording of recordings.all()) {
        if (recording.deletedAt || !this.isOver(recording)) continue
        try {
          await (recording.by === 'parts' ? blobs.remove(`recordings/${recording.id}`) : removeFiles(recording))
        } catch {
          continue
        }
        // Another sweep may have been faster.
        if (recordings.get(recording.id)?.deletedAt) continue
        deleted.push(recordings.put(recording.id, { ...recording, key: '', deletedAt: at }))
      }
      return deleted
    },
  }
}

export type Recordings = ReturnType<typeof keepRecordings>
