import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * How long an applicant waits for the bank's systems, however many of them a call asks one after the other. Work outside
 * a call (a job, a socket) has no such end.
 */

const ends = new AsyncLocalStorage<number>()

export const withinTime = <Result>(ms: number, work: () => Result): Result => ends.run(performance.now() + ms, work)

/** In ms, of the call that is being served; below 0 once it is over. */
export function timeLeft(): number | undefined {
  const end = ends.getStore()
  return end === undefined ? undefined : end - performance.now()
}
