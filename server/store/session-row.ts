import { place, openUnderAny, seal } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { sessionEndsAt } from './session-life.ts'
import type { Session } from './store.ts'

export interface SessionRow {
  id: string
  web_session_id: string
  thumbprint: string
  mobile: Buffer
  application_id: string | null
  epoch: number | null
  created_at: Date
  last_seen_at: Date
}

export const mobilePlace = (id: string) => place('session', id, 'mobile')

export const sealMobile = (context: Context, id: string, mobileNumber: string): Buffer =>
  seal(mobileNumber, context.keys.derive('session'), mobilePlace(id))

export function openSession(context: Context, row: SessionRow): Session {
  const createdAt = row.created_at.getTime()
  const lastSeenAt = row.last_seen_at.getTime()
  return {
    id: row.id,
    webSessionId: row.web_session_id,
    thumbprint: row.thumbprint,
    // Unsealed only by the few calls that need it.
    get mobileNumber() {
      return openUnderAny(row.mobile, context.keys.known('session'), mobilePlace(row.id)).toString()
    },
    ...(row.application_id !== null && row.epoch !== null && { applicationId: row.application_id, epoch: row.epoch }),
    createdAt,
    lastSeenAt,
    endsAt: sessionEndsAt(context.sessionLife, { createdAt, lastSeenAt }),
  }
}
