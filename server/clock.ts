import type { Systems } from '@card-journey/providers/systems.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** How often the sandbox's dial is read. */
const everyMs = 250

export interface Clock {
  now: () => number
  stop: () => void
}

/**
 * The server's clock: the machine's, shifted by the sandbox bank's dial if there is one, so that nights and expiry can
 * be tried.
 */
export async function serverClock(config: Config, systems: Systems, log: Log): Promise<Clock> {
  if (!config.sandbox) return { now: Date.now, stop: () => undefined }
  let offset = 0
  const read = async (): Promise<void> => {
    const answer = await systems.clock.offset({})
    if (answer.kind !== 'answered') return
    if (answer.value.offsetMs !== offset) log.info('clock-moved', { offsetMs: answer.value.offsetMs })
    offset = answer.value.offsetMs
  }
  await read()
  const timer = setInterval(() => void read(), everyMs)
  timer.unref()
  return { now: () => Date.now() + offset, stop: () => clearInterval(timer) }
}
