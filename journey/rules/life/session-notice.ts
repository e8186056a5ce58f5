/** The part of the bank's policy that says how early. */
export interface SessionWarning {
  sessionWarningMinutes: number
}

/** Nothing to say yet, the session ends soon (0 minutes: in less than one), or it is over by the clock. */
export type SessionNotice = { state: 'quiet' } | { state: 'ending'; minutes: number } | { state: 'over' }

/**
 * What to say about the end of a session at a time (all in ms). `heardAt`: when the server said that it ends then. A
 * session shorter than twice the warning is announced when half of it has passed, so that no answer begins with the
 * warning.
 */
export function sessionNotice(
  { endsAt, heardAt }: { endsAt: number; heardAt: number },
  now: number,
  { sessionWarningMinutes }: SessionWarning,
): SessionNotice {
  const left = endsAt - now
  if (left <= 0) return { state: 'over' }
  if (left > Math.min(sessionWarningMinutes * 60_000, (endsAt - heardAt) / 2)) return { state: 'quiet' }
  return { state: 'ending', minutes: left < 60_000 ? 0 : Math.ceil(left / 60_000) }
}
