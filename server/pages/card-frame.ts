import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

// The card's width is the frame's: what is printed keeps to the edges that the front's has, 52 of 856 parts, upright 52 of 540.
const style = `
  :root { color-scheme: light; height: 100% }
  body { box-sizing: border-box; font: 14px/1.3 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; height: 100%; margin: 0; padding: 12px 20px 14px; padding: 3.6vw 6.07vw calc(6.07vw - 5px); -webkit-user-select: none; user-select: none }
  dl { align-content: space-between; display: flex; flex-wrap: wrap; height: 100%; margin: 0; outline: 0 }
  dl > div { margin-right: 28px }
  dl > div:first-child { margin: 0; position: relative; width: 100% }
  dd { font-size: 17px; font-variant-numeric: tabular-nums; font-weight: 600; margin: 0 }
  dl > div:first-child > dd { font-size: 21px; font-size: min(22px, 7vw); white-space: nowrap }
  [role='status'] { position: absolute; right: 0; top: 0 }
  button { background: none; border: 0; border-radius: 8px; bottom: -8px; color: inherit; cursor: pointer; height: 44px; padding: 12px; position: absolute; right: -12px; width: 44px }
  svg { display: block; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; stroke-width: 1.75px }
  @media (min-width: 380px) { body { font-size: 15px } dd { font-size: 20px } dl > div:first-child > dd { font-size: 25px } }
  @media (orientation: portrait) {
    body { padding: 16px 23px 18px; padding: 6vw 9.63vw calc(9.63vw - 5px) }
    dl > div:first-child > dd { font-size: 22px; max-width: 7em; white-space: normal }
    dl > div:last-child { margin-right: 0 }
  }
  button:focus { outline: 3px solid; outline-offset: -4px }
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
  function drawn(name, attributes) {
    var part = document.createElementNS('http://www.w3.org/2000/svg', name), key
    for (key in attributes) part.setAttribute(key, attributes[key])
    return part
  }
  function addCopyButton(row, value, words) {
    var button = made('button', ''), told = made('span', ''), sign = drawn('svg', { viewBox: '0 0 20 20', width: 20, height: 20, 'aria-hidden': 'true' })
    var line = drawn('path', { d: 'M7 7V3h10v10h-4M3 7h10v10H3z' })
    button.type = 'button'
    button.setAttribute('aria-label', words.copy)
    told.setAttribute('role', 'status')
    sign.appendChild(line)
    button.appendChild(sign)
    button.onclick = function () {
      if (copy(value)) {
        line.setAttribute('d', 'm4 10.5 4 4L16 6')
        button.setAttribute('aria-label', words.copied)
        told.textContent = words.copied
      }
      button.focus()
    }
    row.appendChild(button)
    row.appendChild(told)
  }
  function line(of, words) {
    var row = document.createElement('div')
    row.appendChild(made('dt', of.term))
    row.appendChild(made('dd', of.value))
    if (of.copy) addCopyButton(row, of.copy, words)
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
