import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../compose.ts'
import { equalInConstantTime, hashToken } from '../crypto/token.ts'
import { keptFile } from './kept-file.ts'

/** Who reads: the bank's own id of a person or a system, short. It goes into the audit. */
const reader = /^[\w.-]{2,40}$/

type Read = (applicationId: string, deps: Deps) => Promise<unknown>

/** What the bank's people may read of an application, by the last part of its address, with the audit's word for it. */
const reads: Readonly<Record<string, { what: string; read: Read }>> = {
  decisions: {
    what: 'decisions-read',
    read: (applicationId, { store }) => store.decisionTraces.of(applicationId),
  },
  answers: {
    what: 'answers-read',
    read: async (applicationId, { store }) => store.answersInWords.all(applicationId),
  },
  contest: {
    what: 'contest-read',
    read: async (applicationId, { store }) => (await store.contests.of(applicationId)) ?? null,
  },
  files: {
    what: 'files-listed',
    read: async (applicationId, { store }) =>
      (await store.files.of(applicationId)).flatMap(({ id, state, kind, month, page, type, pages }) =>
        state === 'kept' ? [{ id, kind, month, page, type, pages }] : [],
      ),
  },
  notice: {
    what: 'notice-read',
    read: async (applicationId, { store }) => (await store.notices.of(applicationId)) ?? null,
  },
}

/**
 * GET /applications/<reference>/<what>, and /applications/<reference>/files/<id> for an uploaded file. Only on the
 * operators' own port, with OPERATOR_SECRET as a bearer token and `x-reader` to name who reads. The audit entry is written
 * before anything is shown.
 */
export function serveRecordReads(own: FastifyInstance, deps: Deps): void {
  const { operatorSecret } = deps.config
  if (operatorSecret === undefined) return
  for (const [name, { what, read }] of Object.entries(reads)) {
    own.get<RecordRequest>(`/applications/:reference/${name}`, async (request, reply) => {
      const applicationId = await admitted(operatorSecret, request, reply, what, deps)
      return applicationId === undefined ? reply.send() : read(applicationId, deps)
    })
  }
  own.get<RecordRequest>('/applications/:reference/files/:id', async (request, reply) => {
    const applicationId = await admitted(operatorSecret, request, reply, 'file-read', deps)
    if (applicationId === undefined) return reply.send()
    const file = await keptFile(applicationId, request.params.id ?? '', deps)
    return file ? reply.headers(file.headers).send(file.content) : reply.status(404).send()
  })
}

export interface RecordRequest {
  Params: { reference: string; id?: string }
}

/** The application that may be read or moved now, with the audit's entry written; undefined with the status of the refusal set. */
export async function admitted(
  secret: string,
  request: FastifyRequest<RecordRequest>,
  reply: FastifyReply,
  what: string,
  { store, clock }: Deps,
): Promise<string | undefined> {
  reply.header('cache-control', 'no-store')
  const by = request.headers['x-reader']
  const { reference, id } = request.params
  if (!knows(secret, request)) reply.status(401)
  else if (typeof by !== 'string' || !reader.test(by)) reply.status(400)
  else if (!(await store.applications.read(reference))) reply.status(404)
  else {
    const named = id !== undefined && /^[0-9a-f-]{36}$/.test(id)
    await store.audit.append({ applicationId: reference, what, detail: named ? { by, file: id } : { by }, at: clock() })
    return reference
  }
  return undefined
}

/** Hashes have one length, so comparing takes the same time for every token. */
const knows = (secret: string, { headers }: FastifyRequest<RecordRequest>): boolean =>
  equalInConstantTime(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${secret}`))
