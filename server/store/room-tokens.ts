import { hashToken } from '../crypto/token.ts'
import { openUnderAny, place, seal } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { statement } from './statement.ts'

/** What lets a browser into the room of a call. Only its hash is stored; it is good once, for its session alone (T21). */
export interface RoomTokens {
  /** Replaces an earlier one of the application. `deskToken` lets us into the desk's room. */
  mint(input: {
    applicationId: string
    sessionId: string
    room: string
    deskToken: string
    at: number
  }): Promise<string>
  /**
   * Uses a token up, in one statement, whether it lets in or not: its session must live, hold the application and have
   * this cookie half.
   */
  use(input: { token: string; cookieHalf: string; at: number }): Promise<Admitted | undefined>
  /** Whether the session lives and still holds its application. */
  isHeld(input: { sessionId: string; applicationId: string; at: number }): Promise<boolean>
}

export interface Admitted {
  applicationId: string
  sessionId: string
  room: string
  deskToken: string
}

const validMs = 60_000

/** `s` is a live session that holds the open application `a`. */
const holds = "a.id = s.application_id and a.epoch = s.epoch and a.state = 'open'"

const mintToken = statement('mint_room_token').with(
  {
    applicationId: 'text',
    tokenHash: 'bytea',
    sessionId: 'uuid',
    room: 'text',
    deskToken: 'bytea',
    expiresAt: 'timestamptz',
  },
  (p) => `
insert into room_token (application_id, token_hash, session_id, room, desk_token, expires_at)
values (${p.applicationId}, ${p.tokenHash}, ${p.sessionId}, ${p.room}, ${p.deskToken}, ${p.expiresAt})
on conflict (application_id) do update set token_hash = excluded.token_hash, session_id = excluded.session_id,
  room = excluded.room, desk_token = excluded.desk_token, expires_at = excluded.expires_at`,
)

interface Row {
  application_id: string
  session_id: string
  room: string
  desk_token: Buffer
}

const useToken = statement<Row>('use_room_token').with(
  { tokenHash: 'bytea', cookieHash: 'bytea', at: 'timestamptz', ...cutOffTypes },
  (p) => `
with used as (delete from room_token where token_hash = ${p.tokenHash} returning *)
select used.application_id, used.session_id, used.room, used.desk_token
from used
join session s on s.id = used.session_id and s.cookie_hash = ${p.cookieHash} and ${isLive(p, 's')}
join application a on a.id = used.application_id and ${holds}
where used.expires_at > ${p.at}`,
)

const stillHeld = statement<{ held: boolean }>('room_is_held').with(
  { sessionId: 'uuid', applicationId: 'text', ...cutOffTypes },
  (p) => `
select true as held from session s join application a on a.id = ${p.applicationId} and ${holds}
where s.id = ${p.sessionId} and ${isLive(p, 's')}`,
)

const tokenPlace = (tokenHash: Buffer) => place('room_token', tokenHash.toString('hex'), 'desk_token')

export const roomTokensOf = ({ database, keys, sessionLife, draws }: Context): RoomTokens => ({
  mint: async ({ deskToken, at, ...named }) => {
    const token = draws.joinToken()
    const tokenHash = hashToken(token)
    const sealed = seal(deskToken, keys.derive('room-token'), tokenPlace(tokenHash))
    await database.run(mintToken, { ...named, tokenHash, deskToken: sealed, expiresAt: new Date(at + validMs) })
    return token
  },
  use: async ({ token, cookieHalf, at }) => {
    const tokenHash = hashToken(token)
    const [row] = await database.run(useToken, {
      tokenHash,
      cookieHash: hashToken(cookieHalf),
      at: new Date(at),
      ...cutOffs(sessionLife, at),
    })
    if (!row) return undefined
    const deskToken = openUnderAny(row.desk_token, keys.known('room-token'), tokenPlace(tokenHash)).toString()
    return { applicationId: row.application_id, sessionId: row.session_id, room: row.room, deskToken }
  },
  isHeld: async ({ sessionId, applicationId, at }) => {
    const [row] = await database.run(stillHeld, { sessionId, applicationId, ...cutOffs(sessionLife, at) })
    return row?.held === true
  },
})
