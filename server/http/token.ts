import { createHmac } from 'node:crypto'
import { equalInConstantTime } from '../crypto/token.ts'
import { keyObject } from '../crypto/key-object.ts'

/** Claims of the application token (header `jwt`): which application a session may work on, for a short time. */
export interface TokenClaims {
  /** Session id. */
  sid: string
  /** applicationReferenceNo. */
  app: string
  /** Epoch of the hold when it was issued. */
  epoch: number
  /** Seconds since 1970. */
  exp: number
}

const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url')

const signature = (input: string, secret: Buffer): Buffer =>
  createHmac('sha256', keyObject(secret)).update(input).digest()

/** A JWT (RFC 7519) with HS256, renewed with every response. */
export function issueToken(claims: TokenClaims, [secret]: readonly Buffer[]): string {
  if (!secret) throw new Error('there is no key to sign with')
  const input = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${input}.${signature(input, secret).toString('base64url')}`
}

/** The claims of a valid, unexpired token; undefined for anything else. No other `alg` is accepted. */
export function readToken(token: string, secrets: readonly Buffer[], at: number): TokenClaims | undefined {
  const [head = '', payload = '', mac = '', ...rest] = token.split('.')
  if (rest.length > 0 || head !== header) return undefined
  const given = Buffer.from(mac, 'base64url')
  const isOurs = secrets.some((secret) => equalInConstantTime(given, signature(`${head}.${payload}`, secret)))
  if (!isOurs) return undefined
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as TokenClaims
  return claims.exp * 1000 > at ? claims : undefined
}
