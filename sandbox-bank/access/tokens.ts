import { randomBytes } from 'node:crypto'
import type { HostAccess, OAuthClient } from '@card-journey/providers/access/host-access.ts'
import type { FastifyInstance } from 'fastify'

export const tokenPath = '/oauth/token'

export interface Tokens {
  isGood: (token: string, client: OAuthClient) => boolean
}

/** The bank's server of tokens (RFC 6749, 4.4), for the clients that its systems know. */
export function serveTokens(app: FastifyInstance, demands: readonly HostAccess[], lifeSeconds: number): Tokens {
  const clients = demands.flatMap(({ oauth }) => oauth ?? [])
  const issued = new Map<string, { client: OAuthClient; until: number }>()

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    scope.post(tokenPath, (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      const client = clients.find((one) => isOf(one, request.headers.authorization, form))
      if (!client) return reply.code(401).send({ error: 'invalid_client' })
      if (form.get('grant_type') !== 'client_credentials')
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      if ((form.get('scope') ?? undefined) !== client.scope) return reply.code(400).send({ error: 'invalid_scope' })
      const token = randomBytes(32).toString('base64url')
      issued.set(token, { client, until: Date.now() + lifeSeconds * 1000 })
      return reply
        .header('cache-control', 'no-store')
        .send({ access_token: token, token_type: 'Bearer', expires_in: lifeSeconds })
    })
  })

  return {
    isGood(token, { clientId, scope }) {
      const known = issued.get(token)
      return (
        known !== undefined &&
        known.until > Date.now() &&
        known.client.clientId === clientId &&
        known.client.scope === scope
      )
    },
  }
}

/** Without a secret the client's certificate would say who it is; `demands.ts` looks at it where the token is used. */
function isOf(
  { clientId, clientSecret, clientAuth }: OAuthClient,
  authorization: string | undefined,
  form: URLSearchParams,
) {
  if (clientSecret === undefined || clientAuth === 'body')
    return form.get('client_id') === clientId && (form.get('client_secret') ?? undefined) === clientSecret
  const [, basic = ''] = /^Basic (\S+)$/.exec(authorization ?? '') ?? []
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  const decoded = (text: string) => new URLSearchParams(`_=${text}`).get('_')
  return decoded(id) === clientId && decoded(secret) === clientSecret
}
