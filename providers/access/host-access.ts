import type { KeyObject } from 'node:crypto'

/** In ms. A request to us ends within 15 s, so all systems that a call asks together get 12 (ADR 0103), and an attempt no more. */
export const longestMs = 12_000

/** What one of the bank's systems asks of a caller beside its address; all of it together where several are set. */
export interface HostAccess {
  /** Sent with every request: an API key, basic authentication, a tenant. */
  headers?: Readonly<Record<string, string>> | undefined
  oauth?: OAuthClient | undefined
  tls?: ClientTls | undefined
  signing?: SigningKey | undefined
  /** One attempt, from connecting to the last byte, instead of the default of its kind of system. */
  timeoutMs?: number | undefined
  /** Of our requests; a form of JSON. */
  contentType?: string | undefined
}

/** A client of OAuth 2 that acts for itself (RFC 6749, 4.4). Without a secret its certificate says who it is (RFC 8705). */
export interface OAuthClient {
  tokenUrl: string
  clientId: string
  clientSecret?: string | undefined
  scope?: string | undefined
  /** Where the secret stands: as basic authentication, or in the body for servers that know no other way. */
  clientAuth: 'basic' | 'body'
}

/** PEM. Without `ca` the system's certificate must come from one of the public authorities. */
export interface ClientTls {
  cert?: string | undefined
  key?: string | undefined
  ca?: string | undefined
}

export interface SigningKey {
  algorithm: 'HS256' | 'RS256' | 'ES256'
  key: KeyObject
  /** Which of our keys it is, in the system's words. */
  keyId?: string | undefined
}
