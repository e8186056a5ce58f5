import type { FastifyInstance } from 'fastify'
import type { ServerEnvelope } from './envelope.ts'

type Json = Record<string, unknown>

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : '').replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  )

/** The calls as a plain page, made from the OpenAPI document; no script, so the strict CSP holds. */
function pageOf(document: Json): string {
  const rows = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]) =>
        `<section><h2>${text(method.toUpperCase())} ${text(path)}</h2><p>${text(operation.summary)}</p><p>${text(operation.description)}</p>` +
        `<details><summary>Shapes</summary><pre>${text(JSON.stringify({ parameters: operation.parameters, requestBody: operation.requestBody, responses: operation.responses }, undefined, 2))}</pre></details></section>`,
    ),
  )
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>card-journey API</title>` +
    `<h1>card-journey API</h1><p>${text((document.info as Json).description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>${rows.join('')}`
  )
}

/** `/api/keys` (the envelope's public keys, JWKS), `/api/openapi.json`, `/api/docs`. */
export function serveDocs(app: FastifyInstance, document: Json, envelope: ServerEnvelope): void {
  const page = pageOf(document)
  app.get('/api/keys', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: envelope.publicKeys }),
  )
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', "default-src 'none'").type('text/html; charset=utf-8').send(page),
  )
}
