import { hashToken } from '../crypto/token.ts'
import { hasMobile, mobileIndexes, mobileIndexTypes, mobileIndexValues } from './application-row.ts'
import type { Context } from './context.ts'
import { cutOffs, cutOffTypes, isLive, sessionEndsAt } from './session-life.ts'
import { sealMobile } from './session-row.ts'
import { statement } from './statement.ts'
import type { Sessions } from './session-records.ts'

// A browser that is signed in already keeps its cookie half: a new one would end the sessions of its other tabs.
const begin = statement<{ kept: boolean | null }>('begin_session').with(
  {
    id: 'uuid',
    tokenHash: 'bytea',
    earlierCookieHash: 'bytea?',
    cookieHash: 'bytea',
    thumbprint: 'text',
    webSessionId: 'text',
    ...mobileIndexTypes,
    mobile: 'bytea',
    livesElsewhere: 'boolean',
    at: 'timestamptz',
    ...cutOffTypes,
  },
  (p) => `
insert into session (id, token_hash, cookie_hash, thumbprint, web_session_id, mobile_index, mobile_index_odd, mobile, created_at, last_seen_at)
select ${p.id}, ${p.tokenHash}, coalesce(
  (select cookie_hash from session
   where cookie_hash = ${p.earlierCookieHash} and ${isLive(p)}
   limit 1), case when ${p.livesElsewhere} then ${p.earlierCookieHash} else ${p.cookieHash} end),
  ${p.thumbprint}, ${p.webSessionId}, ${p.mobileEven}, ${p.mobileOdd}, ${p.mobile}, ${p.at}, ${p.at}
returning cookie_hash = ${p.earlierCookieHash} as kept`,
)

export const sessionsOf = (context: Context): Sessions => ({
  begin: async ({ mobileNumber, webSessionId, thumbprint, cookie: earlier, at }) => {
    const { sessionLife, draws } = context
    const id = draws.uuid()
    const [token, fresh] = [draws.token(), draws.token()]
    const earlierCookieHash = earlier ? hashToken(earlier) : null
    await context.keys.fresh()
    const [row] = await context.database.run(begin, {
      id,
      tokenHash: hashToken(token),
      earlierCookieHash,
      livesElsewhere: earlierCookieHash !== null && (await livesElsewhere(context, earlierCookieHash, at)),
      cookieHash: hashToken(fresh),
      thumbprint,
      webSessionId,
      ...mobileIndexValues(mobileIndexes(context, mobileNumber)),
      mobile: sealMobile(context, id, mobileNumber),
      at: new Date(at),
      ...cutOffs(sessionLife, at),
    })
    const cookie = row?.kept && earlier ? earlier : fresh
    const endsAt = sessionEndsAt(sessionLife, { createdAt: at, lastSeenAt: at })
    return {
      session: { id, webSessionId, thumbprint, mobileNumber, createdAt: at, lastSeenAt: at, endsAt },
      token,
      cookie,
    }
  },
  end: async ({ sessionId, at }) => releaseHold(context, { sessionId, endAt: at }),
  forget: async (mobileNumber) => {
    await context.keys.fresh()
    await context.database.run(forgetting, mobileIndexValues(mobileIndexes(context, mobileNumber)))
  },
})

const forgetting = statement('forget_sessions').inParts(mobileIndexTypes, (p) => ({
  parts: {
    gone: {
      tells: { scope: 'text' },
      sql: `delete from session where ${hasMobile(p, 'session')} returning 's:' || id::text as scope`,
    },
  },
  answer: 'delete from idempotency using gone where idempotency.scope = gone.scope',
}))

const withCookie = statement('session_with_cookie').with(
  { cookieHash: 'bytea', ...cutOffTypes },
  (p) => `select from session where cookie_hash = ${p.cookieHash} and ${isLive(p)} limit 1`,
)

/** Whether a tab of this browser is signed in with a mobile number of another cell. */
async function livesElsewhere({ database, cells, sessionLife }: Context, cookieHash: Buffer, at: number) {
  const others = cells.databases.filter((other) => other !== database)
  const found = await Promise.all(others.map(({ run }) => run(withCookie, { cookieHash, ...cutOffs(sessionLife, at) })))
  return found.some((rows) => rows.length > 0)
}

interface Release {
  sessionId: string
  /** Keeps the hold on this application. */
  but?: string
  /** Ends the session as well. */
  endAt?: number
}

const release = statement<{ last: boolean; cookie_hash: Buffer | null }>('release_hold').inParts(
  { sessionId: 'uuid', but: 'text?', endAt: 'timestamptz?' },
  (p) => ({
    parts: {
      me: {
        tells: { id: 'uuid', cookie_hash: 'bytea', application_id: 'text?', epoch: 'integer?' },
        sql: `
  select id, cookie_hash, application_id, epoch from session
  where id = ${p.sessionId} and (${p.but} is null or application_id is distinct from ${p.but})`,
      },
      freed: {
        after: 'me',
        tells: { id: 'text' },
        sql: `
  update application set held_by = null, held_since = null, yielding = false, epoch = application.epoch + 1
  from me where application.id = me.application_id and application.epoch = me.epoch
  returning application.id`,
      },
      ended: {
        after: 'me',
        tells: { id: 'uuid' },
        sql: `
  update session set application_id = null, epoch = null, ended_at = coalesce(session.ended_at, ${p.endAt})
  from me
  where (session.id = me.id or (session.application_id = me.application_id and session.epoch = me.epoch))
    and (select count(*) from freed) >= 0
  returning session.id`,
      },
    },
    answer: `
select not exists (
  select from session, me
  where session.cookie_hash = me.cookie_hash and session.ended_at is null and session.id not in (select id from ended)
) as last, (select cookie_hash from me) as cookie_hash`,
  }),
)

/**
 * Releases the session's application. Its epoch increases, so that a write in progress is refused. The sessions that
 * share the hold are tabs of one browser: what ends for one ends for all. Returns whether this browser has no other
 * session left.
 */
export async function releaseHold(context: Context, { sessionId, but, endAt }: Release): Promise<boolean> {
  const [row] = await context.database.run(release, {
    sessionId,
    but: but ?? null,
    endAt: endAt === undefined ? null : new Date(endAt),
  })
  if (row?.last && row.cookie_hash && endAt !== undefined)
    return !(await livesElsewhere(context, row.cookie_hash, endAt))
  return row?.last ?? true
}
