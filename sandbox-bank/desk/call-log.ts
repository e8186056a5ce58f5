import { createHash } from 'node:crypto'

/** One entry of a call's log. `hash` is over the one before and this entry, so that none can be changed or left out. */
export interface Logged {
  number: number
  /** ISO, by the bank's clock. */
  at: string
  /** `applicant`, `desk`, or an agent's or auditor's badge. */
  by: string
  what: string
  detail?: string | undefined
  session: number
  hash: string
}

export type Entry = Pick<Logged, 'by' | 'what' | 'detail' | 'session'>

const start = '0'.repeat(64)

const hashOf = (previous: string, { number, at, by, what, detail, session }: Omit<Logged, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([previous, number, at, by, what, detail ?? null, session]))
    .digest('hex')

/** The log with one more entry; earlier ones are never touched. */
export function logged(log: readonly Logged[], entry: Entry, at: number): Logged[] {
  const next = { ...entry, number: log.length + 1, at: new Date(at).toISOString() }
  return [...log, { ...next, hash: hashOf(log.at(-1)?.hash ?? start, next) }]
}

/**
 * What the desk signs of a call's log: whoever can write the desk's folder can compute every hash anew. The number keeps
 * the end from being cut off.
 */
export const signedText = ({ ticket, log }: { ticket: string; log: readonly Logged[] }): string =>
  JSON.stringify([ticket, log.length, log.at(-1)?.hash ?? start])

/** Whether every entry is the one that was written, in its place. */
export const isWhole = (log: readonly Logged[]): boolean =>
  log.every((entry, index) => entry.number === index + 1 && entry.hash === hashOf(log[index - 1]?.hash ?? start, entry))
