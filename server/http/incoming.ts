/** A call that came in, decrypted and of its contract's shape. */
export interface Incoming<Request> {
  request: Request
  /** Thumbprint of the envelope key; empty for a plain public GET. */
  browser: string
  /** The canonical body, for idempotency. */
  body: string
  transactionId: string
  traceId: string
  /** Server time: ms, ISO, and the day in India. */
  at: number
  now: string
  today: string
  ip: string
  /** The browser's cookie half, empty without one. It proves nothing by itself. */
  cookieHalf: string
  /** As the browser names itself; empty when it doesn't. */
  userAgent: string
}
