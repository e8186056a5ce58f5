import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { tolerantObject } from './response-fields.ts'

/**
 * How a system tells us that something changed about an application, signed as Standard Webhooks says
 * (standardwebhooks.com): three headers, and an HMAC-SHA256 over id, time and body. It only says where to look: what
 * changed is asked of the system itself.
 */
export const notificationPath = '/notifications'

export const applicationChanged = 'application.changed'

/** A telecaller prepared an application: its link is to be sent to the applicant. */
export const clientPrepared = 'client.prepared'

const id = z.string().check(z.maxLength(100))

export const notification = z.union([
  tolerantObject({ type: z.literal(clientPrepared), data: tolerantObject({ requestId: id, clientId: id }) }),
  tolerantObject({ type: id, data: tolerantObject({ applicationReferenceNo: id }) }),
])

/** A notification as it travels. `timestamp` is in seconds since 1970, `body` is the text that was signed. */
export interface Sent {
  id: string
  timestamp: string
  signature: string
  body: string
}

/** How far the sender's clock may be off, and how long a captured notification can be sent again. */
const toleranceMs = 5 * 60_000
const keyBytes = { least: 32, most: 64 }

/** The key of a secret in the standard's spelling, `whsec_` and base64; undefined when it is none. */
export function notificationKey(secret: string): Buffer | undefined {
  const [, encoded] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret) ?? []
  const key = Buffer.from(encoded ?? '', 'base64')
  return key.length >= keyBytes.least && key.length <= keyBytes.most ? key : undefined
}

export const signNotification = (key: Buffer, { id, timestamp, body }: Omit<Sent, 'signature'>): string =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`

/**
 * Whether one of the keys signed it and when. A sender that changes its key signs with both, the signatures separated by
 * a blank; other versions than v1 are passed over.
 */
export function checkNotification(sent: Sent, keys: readonly Buffer[], at: number): 'good' | 'forged' | 'late' {
  // A point in the id would move the border between the signed parts.
  if (!/^[^.\s]{1,200}$/.test(sent.id) || !/^\d{1,12}$/.test(sent.timestamp)) return 'forged'
  const given = sent.signature.split(' ')
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(signNotification(key, sent))
    return given.some((one) => one.length === expected.length && timingSafeEqual(Buffer.from(one, 'latin1'), expected))
  })
  if (!isSigned) return 'forged'
  return Math.abs(at - Number(sent.timestamp) * 1000) <= toleranceMs ? 'good' : 'late'
}
