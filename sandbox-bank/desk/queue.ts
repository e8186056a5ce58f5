import { isOver, type DeskCall } from './call.ts'

/** How long a call takes until there are some to measure. */
const usualSeconds = 240
/** How many of the latest calls are measured. */
const measured = 20

/** Who waits, next first: booked slots whose time has come, then in the order of the tickets. */
export function waitingLine(calls: readonly DeskCall[], at: number): DeskCall[] {
  const slotOf = ({ asked: { bookedFor } }: DeskCall): number => {
    const slot = bookedFor === undefined ? Number.NaN : Date.parse(bookedFor)
    return slot <= at ? slot : Number.POSITIVE_INFINITY
  }
  return calls
    .filter(({ state, expiresAt }) => state === 'waiting' && Date.parse(expiresAt) > at)
    .toSorted((one, other) => compare(slotOf(one), slotOf(other)) || one.number - other.number)
}

/** Infinity less infinity is no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)

/** 1 is next; 0 is no longer waiting. */
export const placeOf = (calls: readonly DeskCall[], ticket: string, at: number): number =>
  waitingLine(calls, at).findIndex((call) => call.ticket === ticket) + 1

/** Seconds until `place` has its turn, with so many agents, from how long the latest calls took. */
export function estimatedWait(calls: readonly DeskCall[], place: number, agents: number): number {
  return Math.ceil(place / Math.max(1, agents)) * usualCallSeconds(calls)
}

/** From being taken to the agent's end, on average. */
export function usualCallSeconds(calls: readonly DeskCall[]): number {
  const lengths = calls
    .flatMap(({ log }) => {
      const taken = log.findLast(({ what }) => what === 'taken')
      const ended = log.find(({ what }) => what === 'ended')
      return taken && ended ? [(Date.parse(ended.at) - Date.parse(taken.at)) / 1000] : []
    })
    .filter((seconds) => seconds > 0)
    .slice(-measured)
  if (lengths.length === 0) return usualSeconds
  return Math.ceil(lengths.reduce((sum, seconds) => sum + seconds, 0) / lengths.length)
}

/**
 * The call that an agent has taken and owes something for: one at a time. A verdict that was sent back waits until the
 * applicant who is being talked to is done.
 */
export function ownCall(calls: readonly DeskCall[], badge: string): DeskCall | undefined {
  const own = calls.filter((call) => call.agent?.badge === badge && !isOver(call) && call.state !== 'audit')
  return own.find(({ state }) => state !== 'ended') ?? own.at(-1)
}
