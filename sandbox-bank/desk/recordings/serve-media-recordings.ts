import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Bank } from '../../bank.ts'
import { policy } from '../desk-data.ts'
import { recordingFor, refuse, type DeskParts } from '../desk-session.ts'
import type { MediaLine, MediaServer } from './media-server.ts'
import type { Recording } from './recordings.ts'
import type { MediaDescription } from '../views.ts'

const description = z.strictObject({ sdp: z.string().check(z.startsWith('v=0'), z.maxLength(50_000)) })
const unavailable = 'The media server isn’t responding.'
/** It is told to run by its media server alone: this is how often the desk notes that it does. */
const noteEveryMs = 10_000
/** What a player may be ahead of what was recorded. */
const toleranceMs = 2000

/** The media server tells of silence when it has lasted this long. */
const toldOfSilenceAfterMs = 1000

interface Running extends MediaLine {
  interruptions: string[]
  connectedAt?: number
  /** Since when nothing has arrived. */
  silentSince?: number | undefined
  /** Since when nobody needs it any more. */
  overSince?: number
  endedAt?: number
}

type Parts = Pick<DeskParts, 'desk' | 'recordings' | 'signIns'> & { bank: Pick<Bank, 'now'> }

/** Recordings that the bank's media server makes: the desk carries the descriptions of connections, never media. */
export function serveMediaRecordings(app: FastifyInstance, parts: Parts, mediaServer: MediaServer): void {
  const { bank, desk, recordings } = parts
  const running = new Map<string, Running>()
  const playing = new Map<string, MediaLine & { start: (answer: string) => Promise<void> }>()
  const note = ({ call, id }: Recording, by: string, what: string, detail = id) =>
    desk.change(call, { kind: 'note', by, what, detail })
  const failed = (reply: FastifyReply): FastifyReply => refuse(reply, 502, unavailable) ?? reply

  app.post('/desk/api/recordings/:recording/offer', async (request, reply) => {
    const found = recordingFor(request, reply, parts, 'agent', 'mediaServer')
    if (!found) return reply
    const asked = description.safeParse(request.body)
    const { recording } = found
    if (!asked.success || recording.mediaId !== undefined || recording.endedAt || running.has(recording.id))
      return refuse(reply, 409, 'The recording has begun.') ?? reply
    const state: Running = { interruptions: [], close: async () => {} }
    running.set(recording.id, state)
    const about = `${recording.call} session ${recording.session}`
    try {
      const line = await mediaServer.record(recording.id, about, asked.data.sdp, (event) => {
        if (event === 'connected') state.connectedAt ??= Date.now()
        if (event === 'interrupted') {
          state.interruptions.push(bank.now().toISOString())
          note(recording, 'desk', 'recordingGap')
        }
        if (event === 'silent') state.silentSince = Date.now() - toldOfSilenceAfterMs
        if (event === 'resumed') state.silentSince = undefined
        if (event === 'ended') {
          state.endedAt ??= Date.now()
          // Without a word of the agent's browser: what it recorded is kept, with an open end.
          if (running.has(recording.id)) void finish(recordings.find(recording.id), 'desk')
        }
      })
      state.close = line.close
      watch(recordings.atMediaServer(recording, line.id), state)
      return { sdp: line.answer } satisfies MediaDescription
    } catch {
      running.delete(recording.id)
      // Nothing of it will come: whoever closes the call has nothing to wait for.
      recordings.endWithFiles(recording, [], { interruptions: [], lengthMs: 0 })
      note(recording, 'desk', 'recordingUnavailable')
      return failed(reply)
    }
  })

  /** Notes that a recording runs. One that its session no longer needs and that nobody stops is ended by the desk. */
  function watch(recording: Recording, state: Running): void {
    recordings.seen(recording)
    const timer = setInterval(() => {
      if (running.get(recording.id) !== state) return clearInterval(timer)
      recordings.seen(recording)
      if (isNeeded(recording)) return undefined
      state.overSince ??= Date.now()
      if (Date.now() - state.overSince < policy.recordingSettlesSeconds * 1000) return undefined
      state.endedAt ??= state.overSince
      return void finish(recordings.find(recording.id), 'desk')
    }, noteEveryMs)
    timer.unref()
  }

  /** Its session goes on, and no later recording has taken its place. */
  function isNeeded({ call, session, startedAt }: Recording): boolean {
    const found = desk.find(call)
    if ('refuse' in found || found.call.state !== 'inCall' || found.call.session !== session) return false
    return !recordings.ofCall(call).some((other) => other.session === session && other.startedAt > startedAt)
  }

  /** Closes a recording, takes its files for its parts, and seals them. */
  async function finish(recording: Recording | undefined, by: string) {
    const state = recording && running.get(recording.id)
    if (!recording || !state) return
    running.delete(recording.id)
    const cutOff = state.endedAt !== undefined
    state.endedAt ??= Date.now()
    await state.close()
    const files = await mediaServer.files(recording.id)
    const interruptions = cutOff ? [...state.interruptions, bank.now().toISOString()] : state.interruptions
    const lastMediaAt = Math.min(state.silentSince ?? state.endedAt, state.endedAt)
    const lengthMs = state.connectedAt === undefined ? 0 : lastMediaAt - state.connectedAt
    const summary = recordings.endWithFiles(recording, files, { interruptions, lengthMs })
    if (cutOff || summary.gaps.length > 0) note(recording, 'desk', 'recordingGap')
    note(recording, by, 'recordingEnded', `${recording.id} ${summary.chunks.length}`)
  }

  app.post('/desk/api/recordings/:recording/stop', async (request, reply) => {
    const found = recordingFor(request, reply, parts, 'agent', 'mediaServer')
    if (!found) return reply
    await finish(found.recording, found.person.badge)
    return recordings.summary(recordings.find(found.recording.id) ?? found.recording)
  })

  const viewingOf = ({ recording, person }: { recording: Recording; person: { badge: string } }) =>
    `${recording.id} ${person.badge}`

  /** Unless its files are others by now. */
  async function notePlayed(recording: Recording, badge: string) {
    const isWhat = recordings.hasFiles(recording, await mediaServer.files(recording.id))
    note(recording, badge, isWhat ? 'recordingPlayed' : 'recordingAltered')
  }

  app.post('/desk/api/recordings/:recording/playback', async (request, reply) => {
    const found = recordingFor(request, reply, parts, 'auditor', 'mediaServer')
    if (!found) return reply
    const { recording, person } = found
    const { mediaId, lengthMs = 0 } = recording
    const isEmpty = recordings.links(recording).length === 0
    if (mediaId === undefined || !recording.endedAt || isEmpty)
      return refuse(reply, 409, 'There’s nothing to play yet.') ?? reply
    const isWhat = recordings.hasFiles(recording, await mediaServer.files(recording.id))
    if (!isWhat || recordings.summary(recording).seal === 'altered') {
      note(recording, person.badge, 'recordingAltered')
      return refuse(reply, 409, 'The recording was altered: it can’t be played.') ?? reply
    }
    note(recording, person.badge, 'recordingOpened')
    await playing.get(viewingOf(found))?.close()
    let startedAt = Number.POSITIVE_INFINITY
    try {
      const line = await mediaServer.play(recording.id, (event) => {
        if (event === 'connected') startedAt = Date.now()
        // It ends when it has been played to its end, and when the auditor's page goes away.
        if (event === 'ended' && Date.now() - startedAt >= lengthMs - toleranceMs)
          void notePlayed(recording, person.badge)
        if (event === 'ended') playing.delete(viewingOf(found))
      })
      playing.set(viewingOf(found), line)
      return { sdp: line.offer } satisfies MediaDescription
    } catch {
      note(recording, person.badge, 'recordingUnavailable')
      return failed(reply)
    }
  })

  app.post('/desk/api/recordings/:recording/playback/answer', async (request, reply) => {
    const found = recordingFor(request, reply, parts, 'auditor', 'mediaServer')
    if (!found) return reply
    const asked = description.safeParse(request.body)
    const line = playing.get(viewingOf(found))
    if (!asked.success || !line) return refuse(reply, 409, 'Open the recording first.') ?? reply
    try {
      await line.start(asked.data.sdp)
      return { done: true }
    } catch {
      note(found.recording, found.person.badge, 'recordingUnavailable')
      return failed(reply)
    }
  })

  app.post('/desk/api/recordings/:recording/playback/stop', async (request, reply) => {
    const found = recordingFor(request, reply, parts, 'auditor', 'mediaServer')
    if (!found) return reply
    await playing.get(viewingOf(found))?.close()
    return { done: true }
  })
}
