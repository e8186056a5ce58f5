import { randomUUID } from 'node:crypto'
import { hashToken, newToken } from '../crypto/token.ts'
import { mobileIndex } from './application-row.ts'
import type { Context } from './context.ts'
import { liveSince, sealMobile } from './session-row.ts'
import type { Sessions } from './store.ts'

// A browser that is signed in already keeps its cookie half: a new one would end the sessions of its other tabs.
const begin = `
insert into session (id, token_hash, cookie_hash, thumbprint, web_session_id, mobile_index, mobile, created_at, last_seen_at)
select $1::uuid, $2::bytea, coalesce(
  (select cookie_hash from session
   where cookie_hash = $3::bytea and ended_at is null and last_seen_at > $10::timestamptz and created_at > $11::timestamptz
   limit 1), $4::bytea),
  $5::text, $6::text, $7::bytea, $8::bytea, $9::timestamptz, $9::timestamptz
returning cookie_hash = $3::bytea as kept`

export const sessionsOf = (context: Context): Sessions => ({
  begin: async ({ mobileNumber, webSessionId, thumbprint, cookie: earlier, at }) => {
    const id = randomUUID()
    const [token, fresh] = [newToken(), newToken()]
    const since = liveSince(context, at)
    const [row] = await context.database.run<{ kept: boolean | null }>('begin_session', begin, [
      id,
      hashToken(token),
      earlier ? hashToken(earlier) : null,
      hashToken(fresh),
      thumbprint,
      webSessionId,
      mobileIndex(context, mobileNumber),
      sealMobile(context, id, mobileNumber),
      new Date(at),
      since.seen,
      since.begun,
    ])
    const cookie = row?.kept && earlier ? earlier : fresh
    const endsAt = at + Math.min(context.idleMs, context.sessionMs)
    return {
      session: { id, webSessionId, thumbprint, mobileNumber, createdAt: at, lastSeenAt: at, endsAt },
      token,
      cookie,
    }
  },
  end: async ({ sessionId, at }) => releaseHold(context, { sessionId, endAt: at }),
})

interface Release {
  sessionId: string
  /** Keeps the hold of this application. */
  but?: string
  /** Ends the session as well. */
  endAt?: number
}

/**
 * Releases the session's application. Its epoch grows, so that a write under way is refused. The sessions that share the
 * hold are the same browser's tabs: what ends for one ends for all. Answers whether this browser has no other session left.
 */
export async function releaseHold(context: Context, { sessionId, but, endAt }: Release): Promise<boolean> {
  const [row] = await context.database.run<{ last: boolean }>(
    'release_hold',
    `with me as (
      select id, cookie_hash, application_id, epoch from session
      where id = $1::uuid and ($2::text is null or application_id is distinct from $2::text)
    ), freed as (
      update application set held_by = null, held_since = null, yielding = false, epoch = application.epoch + 1
      from me where application.id = me.application_id and application.epoch = me.epoch
      returning application.id
    ), ended as (
      update session set application_id = null, epoch = null, ended_at = coalesce(session.ended_at, $3::timestamptz)
      from me
      where (session.id = me.id or (session.application_id = me.application_id and session.epoch = me.epoch))
        and (select count(*) from freed) >= 0
      returning session.id
    )
    select not exists (
      select from session, me
      where session.cookie_hash = me.cookie_hash and session.ended_at is null and session.id not in (select id from ended)
    ) as last`,
    [sessionId, but ?? null, endAt === undefined ? null : new Date(endAt)],
  )
  return row?.last ?? true
}
