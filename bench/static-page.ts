import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { Reaction } from './first-view.ts'

export interface StaticPage {
  url: string
  close: () => void
}

/**
 * The limit a page can reach: the product's own first HTML (its content and critical CSS) with all script taken out and
 * a dozen lines of plain script in its place that answer the same attempt. Served compressed from memory, as finished.
 */
export async function serveStatic(productUrl: string, reaction: Reaction, cookie = ''): Promise<StaticPage> {
  const response = await fetch(productUrl, { headers: { cookie, accept: 'text/html', 'accept-encoding': 'br' } })
  const html = bare(await response.text(), new URL(productUrl).origin).replace(
    '</body>',
    `${scriptFor(reaction)}</body>`,
  )
  const body = brotliCompressSync(html)
  const server: Server = createServer((request, answer) => {
    if (request.url !== '/') return void answer.writeHead(404).end()
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    })
    answer.end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => void server.close() }
}

/** Without scripts and what preloads them; pictures and styles keep coming from where they were. */
function bare(html: string, origin: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/gi, '')
    .replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '')
    .replace(/<link\b[^>]*rel="?(?:modulepreload|preload|prefetch|manifest)"?[^>]*>/gi, '')
    .replace(/(\s(?:src|href)=")\//g, `$1${origin}/`)
}

function scriptFor({ control, attempt, answer }: Reaction): string {
  const [name, value] = /\[([\w-]+)="?([\w-]*)"?\]$/.exec(answer)?.slice(1) ?? ['class', answer.replace('.', '')]
  const make = `const put=()=>{const e=document.querySelector(${JSON.stringify(control)});const m=${
    attempt === 'press' ? 'e' : `document.createElement('p')`
  };m.setAttribute(${JSON.stringify(name)},${JSON.stringify(value)});${
    attempt === 'press' ? '' : `m.textContent='Check this value.';e.after(m)`
  }};`
  const listen = `document.addEventListener(${JSON.stringify(attempt === 'press' ? 'click' : 'focusout')},event=>{if(event.target.closest(${JSON.stringify(control)})&&!document.querySelector(${JSON.stringify(answer)}))put()})`
  return `<script>${make}${listen}</script>`
}
