import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const style = `
  :root { color-scheme: light }
  body { font: 16px/1.3 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; margin: 0; padding: 8px 16px; -webkit-user-select: none; user-select: none }
  dl { display: flex; flex-wrap: wrap; margin: 0 -8px; outline: 0 }
  dl > div { margin: 4px 8px }
  dl > div:first-child { width: 100% }
  dt { font-size: 14px }
  dd { display: inline-block; font-size: 20px; font-variant-numeric: tabular-nums; font-weight: 600; margin: 0 }
  button { background: none; border: 1px solid; border-radius: 8px; color: inherit; font: inherit; font-size: 14px; margin-left: 12px; min-height: 32px; padding: 0 12px; vertical-align: 2px }
  @media (max-width: 339px) { body { padding: 4px 12px } dl > div { margin: 2px 8px } dd { font-size: 17px } button { margin-left: 8px; padding: 0 8px } }
  button:focus { outline: 3px solid; outline-offset: 2px }
  button:focus:not(:focus-visible) { outline: 0 }
  textarea { height: 1px; left: -9px; opacity: 0; position: fixed; top: 0; width: 1px }
`

/** ES5: it runs in every supported browser as it is. Only its button copies, and only what it stands beside. */
const script = `
(function () {
  var body = document.body, shown, copies = false
  function hide() { if (shown) body.removeChild(shown); shown = undefined }
  function made(name, words) { var part = document.createElement(name); part.textContent = words; return part }
  function copy(value) {
    var field = made('textarea', value), done = false
    field.setAttribute('readonly', '')
    body.appendChild(field)
    field.select()
    copies = true
    try { done = document.execCommand('copy') } catch (refused) {}
    copies = false
    body.removeChild(field)
    return done
  }
  function copyButton(value, words) {
    var button = made('button', words.copy)
    button.type = 'button'
    button.setAttribute('aria-live', 'polite')
    button.onclick = function () { if (copy(value)) button.textContent = words.copied; button.focus() }
    return button
  }
  function line(of, words) {
    var row = document.createElement('div')
    row.appendChild(made('dt', of.term))
    row.appendChild(made('dd', of.value))
    if (of.copy) row.appendChild(copyButton(of.copy, words))
    return row
  }
  addEventListener('message', function (event) {
    var data = event.data
    if (event.source !== parent || !data || data.what !== 'card') return
    document.documentElement.lang = data.language
    document.documentElement.style.color = data.ink
    hide()
    shown = document.createElement('dl')
    shown.tabIndex = -1
    for (var i = 0; i < data.lines.length; i++) shown.appendChild(line(data.lines[i], data.words))
    body.appendChild(shown)
    shown.focus()
    setTimeout(hide, data.forMs)
  })
  addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', function () { if (document.hidden) hide() })
  document.addEventListener('copy', function (event) { if (!copies) event.preventDefault() })
  document.addEventListener('contextmenu', function (event) { event.preventDefault() })
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
