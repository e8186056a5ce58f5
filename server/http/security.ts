import type { FastifyInstance } from 'fastify'

/** For a response that is not a page: nothing in it may run, load or be framed, whatever a browser takes it for. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Two years, for all subdomains. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/** Headers of every response, including API, errors and files. Pages have a policy of their own. */
export const plainHeaders = ({ secure }: { secure: boolean }): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'content-security-policy': closedPolicy,
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && { 'strict-transport-security': strictTransport }),
})

/** Adds the headers that a response does not set itself. */
export function secureEverything(app: FastifyInstance, config: { secure: boolean }): void {
  const headers = Object.entries(plainHeaders(config))
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    done(null, payload)
  })
}
