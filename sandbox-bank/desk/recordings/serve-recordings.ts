import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { policy } from '../desk-data.ts'
import { callFor, recordingFor, refuse, refuseAs, type DeskParts } from '../desk-session.ts'
import { keepSweeping } from '../keep-sweeping.ts'
import type { Recording } from './recordings.ts'
import { serveMediaRecordings } from './serve-media-recordings.ts'
import type { SignedIn } from '../sign-in.ts'
import type { RecordingStart } from '../views.ts'

const startRequest = z.strictObject({ type: z.string().check(z.regex(/^video\/[\w;=,-]{1,60}$/)) })
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const endRequest = z.strictObject({ count: z.int().check(z.gte(0), z.lte(100_000)), head: hash })
const chunkHeaders = z.strictObject({ previous: hash, hash })
const chunkNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))

/** Recordings: the agent's browser brings encrypted chunks, an auditor's browser gets them with the key. */
export function serveRecordings(app: FastifyInstance, parts: DeskParts): void {
  const { desk, recordings } = parts
  const params = z.record(z.string(), z.string())
  /** Parts that an auditor who has opened a recording has yet to fetch. It counts as played once there are none left. */
  const unseen = new Map<string, Set<number>>()
  const viewingOf = ({ recording, person }: { recording: Recording; person: SignedIn }) =>
    `${recording.id} ${person.badge}`
  const note = (call: string, by: string, what: string, detail: string) =>
    desk.change(call, { kind: 'note', by, what, detail })

  const removeFiles = async ({ id, mediaId }: Recording): Promise<void> => {
    if (!parts.mediaServer) throw new Error('There is no media server to delete it at.')
    await parts.mediaServer.remove(id, mediaId)
  }

  const sweep = async () => {
    for (const { call: over, id } of await recordings.sweep(removeFiles)) note(over, 'desk', 'recordingDeleted', id)
  }
  const stopSweeping = keepSweeping(sweep, policy.recordingSweepSeconds * 1000)
  app.addHook('onClose', async () => stopSweeping())

  app.post('/desk/api/calls/:call/recordings', async (request, reply) => {
    const found = callFor(request, reply, parts)
    if (!found) return reply
    const asked = startRequest.safeParse(request.body)
    const { call, person } = found
    if (!asked.success || person.role !== 'agent') return refuse(reply, 400, 'The request can’t be read.') ?? reply
    if (call.state !== 'inCall') return refuseAs(reply, 'NOT_NOW') ?? reply
    await sweep()
    const by = parts.mediaServer ? 'mediaServer' : 'parts'
    const { recording, key } = recordings.start(call.ticket, call.session, person.badge, asked.data.type, by)
    note(call.ticket, person.badge, 'recordingStarted', recording.id)
    const to: RecordingStart['to'] = by === 'parts' ? { by, key } : { by }
    return { recording: recording.id, keptUntil: recording.keptUntil, to } satisfies RecordingStart
  })

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.put(
    '/desk/api/recordings/:recording/chunks/:number',
    { bodyLimit: policy.chunkBytes },
    async (request, reply) => {
      const found = recordingFor(request, reply, parts, 'agent', 'parts')
      if (!found) return reply
      const number = chunkNumber.safeParse(params.parse(request.params)['number'])
      const headers = chunkHeaders.safeParse({
        previous: request.headers['x-previous-hash'],
        hash: request.headers['x-hash'],
      })
      if (!number.success || !headers.success || !(request.body instanceof Uint8Array))
        return refuse(reply, 400, 'The part can’t be read.') ?? reply
      const { recording } = found
      const receipt = await recordings.put(recording, { number: number.data, ...headers.data }, request.body)
      if (receipt === 'altered') return refuse(reply, 400, 'The part was altered on its way.') ?? reply
      if (receipt === 'other' || receipt === 'ended')
        return refuse(reply, 409, 'Another part has this number, or the recording is over.') ?? reply
      if (receipt === 'gap') logGaps(recording)
      return { receipt }
    },
  )

  const logGaps = ({ id, call }: Recording): void => {
    const recording = recordings.find(id)
    if (!recording) return
    for (const { from, to } of recordings.summary(recording).gaps)
      note(call, 'desk', 'recordingGap', from === to ? `${id} ${from}` : `${id} ${from}–${to}`)
  }

  app.post('/desk/api/recordings/:recording/end', (request, reply) => {
    const found = recordingFor(request, reply, parts, 'agent', 'parts')
    if (!found) return undefined
    const asked = endRequest.safeParse(request.body)
    if (!asked.success) return refuse(reply, 400, 'The request can’t be read.')
    const { recording, person } = found
    if (recording.endedAt) return recordings.summary(recording)
    const summary = recordings.end(recording, asked.data)
    logGaps(recording)
    note(recording.call, person.badge, 'recordingEnded', `${recording.id} ${asked.data.count} ${asked.data.head}`)
    return summary
  })

  app.get('/desk/api/recordings/:recording/key', (request, reply) => {
    const found = recordingFor(request, reply, parts, 'auditor', 'parts')
    if (!found) return undefined
    const { recording, person } = found
    if (recordings.summary(recording).seal === 'altered') {
      note(recording.call, person.badge, 'recordingAltered', recording.id)
      return refuse(reply, 409, 'The recording was altered: it can’t be played.')
    }
    if (recordings.isSaving(recordings.summary(recording))) return refuseAs(reply, 'RECORDING_SAVING')
    note(recording.call, person.badge, 'recordingOpened', recording.id)
    unseen.set(viewingOf(found), new Set(recordings.links(recording).map(({ number }) => number)))
    reply.header('cache-control', 'no-store')
    return { key: recordings.keyOf(recording), links: recordings.links(recording) }
  })

  app.get('/desk/api/recordings/:recording/chunks/:number', async (request, reply) => {
    const found = recordingFor(request, reply, parts, 'auditor', 'parts')
    if (!found) return reply
    const number = chunkNumber.safeParse(params.parse(request.params)['number'])
    const bytes = number.success ? await recordings.chunk(found.recording, number.data) : undefined
    const left = unseen.get(viewingOf(found))
    if (!bytes && number.success && left?.has(number.data)) {
      unseen.delete(viewingOf(found))
      note(found.recording.call, found.person.badge, 'recordingAltered', found.recording.id)
    }
    if (!bytes) return refuse(reply, 404, 'This part is missing, or was altered.') ?? reply
    if (number.success && left?.delete(number.data) && left.size === 0) {
      unseen.delete(viewingOf(found))
      note(found.recording.call, found.person.badge, 'recordingPlayed', found.recording.id)
    }
    return reply.type('application/octet-stream').header('cache-control', 'no-store').send(Buffer.from(bytes))
  })

  if (parts.mediaServer) serveMediaRecordings(app, parts, parts.mediaServer)
}
