import { createHmac, randomBytes } from 'node:crypto'
import type { IceServer } from './port.ts'

/** The bank's TURN server, which shares a secret with us (coturn: use-auth-secret). */
export interface TurnSettings {
  urls: readonly string[]
  secret: string
}

const validSeconds = 600

/**
 * Credentials that work for ten minutes: a user name with its end, and an HMAC over it that the TURN server makes too.
 * The name says nothing about the applicant. The machine's clock counts, because the TURN server has no other.
 */
export function turnServers(turn: TurnSettings | undefined, now = Date.now()): IceServer[] {
  if (!turn) return []
  const username = `${Math.floor(now / 1000) + validSeconds}:${randomBytes(9).toString('base64url')}`
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
  return [{ urls: [...turn.urls], username, credential }]
}
