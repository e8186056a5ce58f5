import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ServerEnvelope } from './envelope.ts'

type Json = Record<string, unknown>

const text = (value: unknown): string =>
  (typeof value === 'string' ? value : '').replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  )

const style = `
:root{color-scheme:light dark;--surface:#faf8f4;--raised:#fff;--text:#1e1a2e;--muted:#5d586b;--line:#e5e0d7;--accent:#3a2f8f;--soft:#eeebf9}
@media (prefers-color-scheme:dark){:root{--surface:#14121d;--raised:#231f32;--text:#f3f0f9;--muted:#b6b0c6;--line:#37324a;--accent:#b9adff;--soft:#2b2548}}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:break-word}
header,main{max-width:860px;margin:0 auto;padding:32px 16px 0}
main{padding-bottom:48px}
h1,h2,h3,p{margin:0}
h1{font-size:1.75rem;line-height:1.25}
h2{font-size:1.375rem;margin:40px 0 12px}
h3{font-size:1rem;overflow-wrap:anywhere}
p{margin-top:8px}
a{color:var(--accent);text-underline-offset:.2em}
nav a{display:inline-block;margin-right:16px;padding:10px 0}
section{background:var(--raised);border:1px solid var(--line);border-radius:10px;margin-top:12px;padding:16px}
b{background:var(--soft);border-radius:6px;color:var(--accent);font-size:.8125rem;margin-right:8px;padding:3px 8px}
code,pre{font:.875rem/1.5 ui-monospace,Menlo,Consolas,monospace}
.about{color:var(--muted);font-size:.875rem}
summary{color:var(--accent);cursor:pointer;margin-top:8px;padding:10px 0}
pre{background:var(--surface);border-radius:8px;margin:0;overflow:auto;padding:12px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`

/** The page's only style, by its hash for `style-src`; the page has no script and fetches nothing. */
const contentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The part of the API a path belongs to: `/api/apps/fetchPan` → apps. */
const areaOf = (path: string): string => /^\/api\/([\w-]+)\//.exec(path)?.[1] ?? 'public'

function sectionOf(method: string, path: string, operation: Json): string {
  const { parameters, requestBody, responses } = operation
  return (
    `<section><h3><b>${text(method.toUpperCase())}</b><code>${text(path)}</code></h3><p>${text(operation.summary)}</p>` +
    `<p class="about">${text(operation.description)}</p><details><summary>Shapes</summary>` +
    `<pre tabindex="0">${text(JSON.stringify({ parameters, requestBody, responses }, undefined, 2))}</pre></details></section>`
  )
}

/** The calls as a plain page, made from the OpenAPI document; no script, so the strict CSP holds. */
function pageOf(document: Json): string {
  const areas = new Map<string, string[]>()
  for (const [path, operations] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
    const sections = Object.entries(operations).map(([method, operation]) => sectionOf(method, path, operation))
    areas.set(areaOf(path), [...(areas.get(areaOf(path)) ?? []), ...sections])
  }
  const links = [...areas].map(([area, calls]) => `<a href="#${text(area)}">${text(area)} (${calls.length})</a>`)
  const parts = [...areas].map(([area, calls]) => `<h2 id="${text(area)}">${text(area)}</h2>${calls.join('')}`)
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>card-journey API</title><style>${style}</style><header><h1>card-journey API</h1>` +
    `<p>${text((document.info as Json).description)}</p><p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>` +
    `<nav aria-label="Parts">${links.join('')}</nav></header><main>${parts.join('')}</main>`
  )
}

/** `/api/keys`: the envelope's public keys (JWKS). */
export function serveKeys(app: FastifyInstance, deps: { envelope: Pick<ServerEnvelope, 'publicKeys'> }): void {
  app.get('/api/keys', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send({ keys: deps.envelope.publicKeys }),
  )
}

/** `/api/openapi.json` and `/api/docs`, made from it. */
export function serveDocs(app: FastifyInstance, document: Json): void {
  const page = pageOf(document)
  app.get('/api/openapi.json', async () => document)
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', contentPolicy).type('text/html; charset=utf-8').send(page),
  )
}
