import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; margin: 0; -webkit-user-select: none; user-select: none }
  body.copying { -webkit-user-select: text; user-select: text }
  dl { display: flex; flex-wrap: wrap; margin: 0 -8px; outline: 0 }
  dl > div { margin: 4px 8px }
  dl > div:first-child { width: 100% }
  dt { font-size: 14px }
  dd { font-size: 20px; font-variant-numeric: tabular-nums; font-weight: 600; margin: 0 }
`

/** ES5: it runs in every supported browser as it is. */
const script = `
(function () {
  var body = document.body, shown
  function hide() { if (shown) body.removeChild(shown); shown = undefined }
  function line(term, value) {
    var row = document.createElement('div'), name = document.createElement('dt'), said = document.createElement('dd')
    name.textContent = term; said.textContent = value
    row.appendChild(name); row.appendChild(said)
    return row
  }
  addEventListener('message', function (event) {
    var data = event.data
    if (event.source !== parent || !data || data.what !== 'card') return
    body.className = data.copying ? 'copying' : ''
    document.documentElement.lang = data.language
    document.documentElement.style.color = data.ink
    document.documentElement.style.background = data.paper
    if (!data.lines) return
    hide()
    shown = document.createElement('dl')
    shown.tabIndex = -1
    for (var i = 0; i < data.lines.length; i++) shown.appendChild(line(data.lines[i].term, data.lines[i].value))
    body.appendChild(shown)
    shown.focus()
    setTimeout(hide, data.forMs)
  })
  addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', function () { if (document.hidden) hide() })
  document.addEventListener('copy', function (event) { if (body.className !== 'copying') event.preventDefault() })
  document.addEventListener('contextmenu', function (event) { if (body.className !== 'copying') event.preventDefault() })
  parent.postMessage('card frame is ready', '*')
})()
`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing but its own script and style; it can load, send, open and store nothing, and its origin is its own. */
const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Card</title><style>${style}</style></head><body><script>${script}</script></body></html>`

/**
 * The document in which a card's number, expiry and CVV are shown (ADR 0051): the same for everyone and empty until the
 * page hands it the three values, which it holds for the time given and then removes. Script in the page, an
 * extension's included, finds them nowhere in the page's own document.
 */
export function serveCardFrame(app: FastifyInstance): void {
  app.get('/card-frame', async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'permissions-policy': 'clipboard-read=(), clipboard-write=(), camera=(), microphone=(), geolocation=()',
      })
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
