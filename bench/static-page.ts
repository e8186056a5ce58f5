import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Reaction } from './first-view.ts'

export interface StaticPage {
  url: string
  close: () => void
}

/** Headers that set a page apart from other sites. For the first a browser starts another process, which costs more than the page. */
const headersKept = ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy']

/**
 * The fastest a page could be: the product's own first HTML (content and critical CSS) with all script removed and a
 * dozen lines of plain script that respond to the same attempt. Served from memory, already compressed, and as apart
 * from other sites as the product.
 */
export async function serveStatic(productUrl: string, reaction: Reaction, cookie = ''): Promise<StaticPage> {
  const response = await fetch(productUrl, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' } })
  const { origin } = new URL(productUrl)
  const apart = headersKept.map((name): [string, string] => [name, response.headers.get(name) ?? ''])
  const html = bare(await response.text()).replace('</body>', `${scriptFor(reaction)}</body>`)
  const body = brotliCompressSync(html)
  const kept = new Map<string, { type: string; body: Buffer }>()
  const asset = async (path: string) => {
    const found = await fetch(origin + path)
    const copy = { type: found.headers.get('content-type') ?? '', body: Buffer.from(await found.arrayBuffer()) }
    kept.set(path, copy)
    return copy
  }
  const server: Server = createServer((request, answer) => {
    const path = request.url ?? '/'
    if (path === '/') {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-store',
        ...Object.fromEntries(apart),
      }
      return void answer.writeHead(200, headers).end(body)
    }
    void Promise.resolve(kept.get(path) ?? asset(path)).then((copy) =>
      answer.writeHead(200, { 'content-type': copy.type }).end(copy.body),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => void server.close() }
}

/** Without scripts and what preloads them; pictures and styles come from memory too. */
const bare = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '')
    .replace(/<link\b[^>]*rel="?(?:modulepreload|preload|prefetch|manifest)"?[^>]*>/gi, '')

/** Shows a message with that id after the control, or sets that attribute on it. */
function scriptFor({ control, attempt, answer }: Reaction): string {
  const [event, put] =
    attempt === 'type'
      ? [
          'focusout',
          `const m=document.createElement('p');m.id=${JSON.stringify(answer.slice(1))};m.textContent='Check this value.';e.after(m)`,
        ]
      : ['click', `e.setAttribute('aria-pressed','true')`]
  const code = `addEventListener('${event}',event=>{const e=event.target.closest(${JSON.stringify(control)});if(e&&!document.querySelector(${JSON.stringify(answer)})){${put}}})`
  return `<script>${code}</script>`
}
