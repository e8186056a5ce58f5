import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../compose.ts'
import { equalInConstantTime, hashToken } from '../crypto/token.ts'

/** Who reads: the bank's own id of a person or a system, short. It goes into the audit. */
const reader = /^[\w.-]{2,40}$/

type Read = (applicationId: string, deps: Deps) => Promise<unknown>

/** What the bank's people may read of an application, by the last part of its address, with the audit's word for it. */
const reads: Readonly<Record<string, { what: string; read: Read }>> = {
  decisions: {
    what: 'decisions-read',
    read: (applicationId, { store }) => store.decisionTraces.of(applicationId),
  },
  contest: {
    what: 'contest-read',
    read: async (applicationId, { store }) => (await store.contests.of(applicationId)) ?? null,
  },
  notice: {
    what: 'notice-read',
    read: async (applicationId, { store }) => (await store.notices.of(applicationId)) ?? null,
  },
}

/**
 * GET /applications/<reference>/<what>, on the operators' own port alone and only with OPERATOR_SECRET: as a bearer token,
 * and `x-reader` names who reads. The audit entry is written before anything is shown.
 */
export function serveRecordReads(own: FastifyInstance, deps: Deps): void {
  const { operatorSecret } = deps.config
  if (operatorSecret === undefined) return
  for (const [name, { what, read }] of Object.entries(reads)) {
    own.get<{ Params: { reference: string } }>(`/applications/:reference/${name}`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!knows(operatorSecret, request)) return reply.status(401).send()
      const by = request.headers['x-reader']
      if (typeof by !== 'string' || !reader.test(by)) return reply.status(400).send()
      const applicationId = request.params.reference
      if (!(await deps.store.applications.read(applicationId))) return reply.status(404).send()
      await deps.store.audit.append({ applicationId, what, detail: { by }, at: deps.clock() })
      return read(applicationId, deps)
    })
  }
}

/** Hashes have one length, so comparing takes the same time for every token. */
const knows = (secret: string, { headers }: FastifyRequest): boolean =>
  equalInConstantTime(hashToken(headers.authorization ?? ''), hashToken(`Bearer ${secret}`))
