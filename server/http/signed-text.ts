import { checkNotification } from '@card-journey/providers/notification-wire.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Within this scope, bodies stay the text that they were sent as: a signature is over it. */
export function keepTexts(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
}

/** Whether one of the keys signed the request's text and when, and what the text says; undefined where it is no JSON. */
export function readSigned(request: FastifyRequest, keys: readonly Buffer[], at: number) {
  const body = typeof request.body === 'string' ? request.body : ''
  return { checked: checkNotification({ ...signedPart(request), body }, keys, at), content: parsed(body) }
}

function signedPart({ headers }: FastifyRequest) {
  const of = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  return { id: of('webhook-id'), timestamp: of('webhook-timestamp'), signature: of('webhook-signature') }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
