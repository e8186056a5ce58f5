/** How long a session lives: without a call, and in all. Whether one lives, and until when, is decided in this file. */
export interface SessionLife {
  idleMs: number
  totalMs: number
}

/** What the settings IDLE_MINUTES and SESSION_HOURS say when nobody sets them. */
export const defaultSessionLife = { idleMinutes: 30, hours: 4 }

export const sessionLife = ({ idleMinutes, hours }: typeof defaultSessionLife = defaultSessionLife): SessionLife => ({
  idleMs: idleMinutes * 60_000,
  totalMs: hours * 3_600_000,
})

/** When a session ends unless another call comes before. */
export const sessionEndsAt = (
  { idleMs, totalMs }: SessionLife,
  session: { createdAt: number; lastSeenAt: number },
): number => Math.min(session.lastSeenAt + idleMs, session.createdAt + totalMs)

/** Cut-off times for a live session, as parameters of a statement. */
export const cutOffTypes = { seenAfter: 'timestamptz', begunAfter: 'timestamptz' } as const

export const cutOffs = ({ idleMs, totalMs }: SessionLife, at: number): { seenAfter: Date; begunAfter: Date } => ({
  seenAfter: new Date(at - idleMs),
  begunAfter: new Date(at - totalMs),
})

type Places<Names extends string> = Readonly<Record<Names, string>>

/** The condition that a row of `from` is a live session. */
export const isLive = (p: Places<'seenAfter' | 'begunAfter'>, from = 'session'): string =>
  `${from}.ended_at is null and ${from}.last_seen_at > ${p.seenAfter} and ${from}.created_at > ${p.begunAfter}`

/** The same as `sessionEndsAt`, of a row of `from`. */
export const endsAtOf = (p: Places<'idleMs' | 'totalMs'>, from = 'session'): string =>
  `least(${from}.last_seen_at + ${p.idleMs} * interval '1 ms', ${from}.created_at + ${p.totalMs} * interval '1 ms')`
