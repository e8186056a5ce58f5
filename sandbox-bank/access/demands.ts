import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import type { HostAccess } from '@card-journey/providers/access/host-access.ts'
import { signatureHeader } from '@card-journey/providers/access/signature-wire.ts'
import type { SystemName } from '@card-journey/providers/operation.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isSignedBy } from './check-signature.ts'
import { serveTokens, type Tokens } from './tokens.ts'

export type Demands = Partial<Record<string, HostAccess>>

/** Of the sandbox's own tokens. */
const tokenSeconds = 300

/** What the systems ask of a caller: whoever comes without it is refused before anything is read or done. */
export function demandAccess(app: FastifyInstance, demands: Partial<Record<SystemName, HostAccess>>): void {
  const bySystem: Demands = demands
  const tokens = serveTokens(app, Object.values(demands), tokenSeconds)
  app.addContentTypeParser(
    /^application\/[\w.-]+\+json\b/,
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  )
  const demandOf = ({ routeOptions: { url = '' } }: FastifyRequest) =>
    bySystem[/^\/systems\/([\w-]+)\//.exec(url)?.[1] ?? '']

  app.addHook('onRequest', async (request, reply) => {
    const demand = demandOf(request)
    const missing = demand && missingOf(demand, request, tokens)
    if (missing) await reply.code(401).send({ status: 'failed', errorCode: missing })
  })
  app.addHook('preParsing', async (request, reply, payload) => {
    const { signing } = demandOf(request) ?? {}
    if (!signing || request.method !== 'POST') return payload
    const body = await buffer(payload)
    const reference = textOf(request, 'x-reference')
    const [path = ''] = request.url.split('?')
    if (!(await isSignedBy(signing, textOf(request, signatureHeader) ?? '', { body, path, reference })))
      return reply.code(401).send({ status: 'failed', errorCode: 'SIGNATURE_WRONG' })
    return Object.assign(Readable.from(body.length > 0 ? [body] : []), { receivedEncodedLength: body.length })
  })
}

function missingOf(
  { headers = {}, oauth, tls, contentType }: HostAccess,
  request: FastifyRequest,
  tokens: Tokens,
): string | undefined {
  if (tls?.cert !== undefined && !hasCertificate(request)) return 'CERTIFICATE_MISSING'
  if (Object.entries(headers).some(([name, value]) => textOf(request, name) !== value)) return 'HEADER_WRONG'
  const [, token = ''] = /^Bearer (\S+)$/.exec(textOf(request, 'authorization') ?? '') ?? []
  if (oauth && !tokens.isGood(token, oauth)) return 'TOKEN_WRONG'
  if (contentType !== undefined && request.method === 'POST' && textOf(request, 'content-type') !== contentType)
    return 'CONTENT_TYPE_WRONG'
  return undefined
}

/** The TLS layer has checked it against the authority that we trust. */
const hasCertificate = ({ raw: { socket } }: FastifyRequest): boolean =>
  socket instanceof TLSSocket && socket.authorized

const textOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
