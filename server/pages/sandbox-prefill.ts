import type { FastifyInstance } from 'fastify'

const file = '/sandbox/prefill.js'

/** Where an application starts, and where an applicant signs in. */
const pages = ['/verify/mobile', '/verify/application']

/**
 * Fills in the mobile number of `#mobile=…`, with which the sandbox bank's console opens the journey as one of its
 * people, once the page is alive; the number leaves the address before. The form sees it as typed.
 */
const script = `
(function () {
  var found = /^#mobile=([6-9][0-9]{9})$/.exec(location.hash)
  if (!found) return
  history.replaceState(history.state, '', location.pathname + location.search)
  var waiting = setInterval(function () {
    var field = document.querySelector('input[name=mobileNumber]')
    if (!field || !('alive' in document.documentElement.dataset)) return
    clearInterval(waiting)
    if (field.value) return
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, found[1])
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('blur', { bubbles: false }))
    field.dispatchEvent(new Event('focusout', { bubbles: true }))
  }, 50)
})()
`

/** Only for a server with the sandbox bank: no other server has the file, and none of its pages name it. */
export function servePrefill(app: FastifyInstance): void {
  app.get(file, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  )
}

/** The tag in a page's head. */
export const prefillTag = (path: string): string =>
  pages.includes(path) ? `<script src="${file}" defer></script>` : ''
