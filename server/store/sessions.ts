import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../crypto/token.ts'
import { mobileIndex } from './application-row.ts'
import type { Context } from './context.ts'
import { session } from './schema.ts'
import { sealMobile } from './session-row.ts'
import type { Sessions } from './store.ts'

export const sessionsOf = (context: Context): Sessions => ({
  begin: async ({ mobileNumber, webSessionId, thumbprint, at }) => {
    const id = randomUUID()
    const [token, cookie] = [newToken(), newToken()]
    await context.database.orm.insert(session).values({
      id,
      tokenHash: hashToken(token),
      cookieHash: hashToken(cookie),
      thumbprint,
      webSessionId,
      mobileIndex: mobileIndex(context, mobileNumber),
      mobile: sealMobile(context, id, mobileNumber),
      createdAt: at,
      lastSeenAt: at,
    })
    const endsAt = at + Math.min(context.idleMs, context.sessionMs)
    return {
      session: { id, webSessionId, thumbprint, mobileNumber, createdAt: at, lastSeenAt: at, endsAt },
      token,
      cookie,
    }
  },
  end: async ({ sessionId, at }) => void (await releaseHold(context, { sessionId, endAt: at })),
})

interface Release {
  sessionId: string
  /** Keeps the hold of this application. */
  but?: string
  /** Ends the session as well. */
  endAt?: number
}

/** Gives the session's application free. Its epoch grows, so that a write under way is refused. */
export const releaseHold = (context: Context, { sessionId, but, endAt }: Release): Promise<unknown> =>
  context.database.run(
    'release_hold',
    `with freed as (
      update application set held_by = null, held_since = null, yielding = false, epoch = application.epoch + 1
      from session where session.id = $1::uuid and application.id = session.application_id
        and application.held_by = session.id and application.id is distinct from $2::text
      returning application.id
    )
    update session set application_id = null, epoch = null, ended_at = coalesce(ended_at, $3::timestamptz)
    where id = $1::uuid and ($2::text is null or application_id is distinct from $2::text) and (select count(*) from freed) >= 0`,
    [sessionId, but ?? null, endAt === undefined ? null : new Date(endAt)],
  )
