import type { Moment } from '../services/held-application.ts'

/** An incoming call, decrypted and checked against its contract. */
export interface Incoming<Request> extends Moment {
  request: Request
  /** Thumbprint of the envelope key; empty for a plain public GET. */
  browser: string
  /** The canonical body, for idempotency. */
  body: string
  transactionId: string
  traceId: string
  ip: string
  /** The browser's cookie half, or an empty string. It proves nothing by itself. */
  cookieHalf: string
  /** The user agent, or an empty string. */
  userAgent: string
}
