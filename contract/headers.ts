/** Header names of the wire (HD-03 to HD-08; rulings, HD-12). Node lower-cases them on arrival. */
export const headers = {
  trace: 'x-trace-id',
  transaction: 'x-transaction-id',
  amazonTrace: 'x-amzn-trace-id',
  traceParent: 'traceparent',
  sessionToken: 'sessionToken',
  jwt: 'jwt',
  sessionKey: 'x-session-key',
  serverKey: 'x-server-key',
  /** The build of the page that calls, for the log: not in the specification. */
  build: 'x-build',
} as const

/** Encrypted bodies are text/plain (HD-03). */
export const bodyType = 'text/plain'

/** The source application id in requests (HD-09). */
export const sourceAppId = 'CCSFDC'

const hexOf = (text: string): string => {
  let first = 0x811c9dc5
  let second = 0x01000193
  for (let index = 0; index < text.length; index++) {
    first = Math.imul(first ^ text.charCodeAt(index), 0x01000193)
    second = Math.imul(second ^ text.charCodeAt(text.length - 1 - index), 0x85ebca6b)
  }
  return (first >>> 0).toString(16).padStart(8, '0') + (second >>> 0).toString(16).padStart(8, '0')
}

/** `Root=1-` + 8 hex + `-` + 24 hex, derived from the web session id and the application id (HD-06, HD-12). */
export const amazonTrace = (webSessionId: string, applicationId: string): string =>
  `Root=1-${hexOf(webSessionId).slice(0, 8)}-${(hexOf(applicationId + webSessionId) + hexOf(webSessionId)).slice(0, 24)}`
